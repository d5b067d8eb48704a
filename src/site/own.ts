/**
 * The value that a record itself holds for a name. A name that somebody else wrote may be one that every object
 * inherits, such as `constructor`.
 */
export const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
