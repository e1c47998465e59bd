import { defineHastPlugin } from 'satteri';

/** What the marks of a task list are called. */
const words = { done: 'Done', open: 'To do' };

/**
 * A step of the Markdown processor: makes the check boxes of task lists (`- [ ]`) into marks with a name. A box would be a
 * control without a name that nobody can use. Their look is in src/styles/prose.css.
 */
export const taskMarks = defineHastPlugin({
  name: 'task-marks',
  element: {
    filter: ['input'],
    visit: ({ properties }) => ({
      type: 'element',
      tagName: 'span',
      properties: { className: ['task-mark'], role: 'img', ariaLabel: properties['checked'] ? words.done : words.open },
      children: [],
    }),
  },
});
