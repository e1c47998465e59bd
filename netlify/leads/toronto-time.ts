/** Returns the day of the week and the time in the agency's zone: 'Monday 09:03'. A damaged record has none: ''. */
export function weekdayInToronto(time: Date): string {
  if (Number.isNaN(time.getTime())) return '';
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'America/Toronto',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const { weekday, hour, minute } = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  return `${weekday} ${hour}:${minute}`;
}
