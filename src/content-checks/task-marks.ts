import { defineHastPlugin } from 'satteri';

/** The names of the marks of a task list. */
const words = { done: 'Done', open: 'To do' };

/**
 * A step of the Markdown processor: turns the checkboxes of task lists (`- [ ]`) into named marks. A checkbox would be
 * a control without a name or function. Their style is in src/styles/prose.css.
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
