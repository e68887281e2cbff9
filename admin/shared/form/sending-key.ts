/** A file by what tells it from another one: its content is not read. */
const told = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** What is sent, as text: tells a second press from another act of the same kind (the next row's, another file's). */
export const sendingKey = (input: unknown): string => JSON.stringify([input], told)
