/** Returns the days at which the map can be read: today, then the end of each month until the last day is past. */
export function daysAhead(today: string, last: string): string[] {
  const days = [today];
  const [year = 0, month = 1] = today.split('-').map(Number);
  for (let ahead = 0; (days.at(-1) ?? last) < last; ahead++) {
    const end = new Date(Date.UTC(year, month + ahead, 0)).toISOString().slice(0, 10);
    if (end > today) days.push(end);
  }
  return days;
}

/** Returns the first of these days on which a given day has come: its place on the scale; the last for a later one. */
export function placeOfDay(days: readonly string[], day: string): number {
  const place = days.findIndex((each) => each >= day);
  return place < 0 ? days.length - 1 : place;
}
