/** A multipart form with one file and other fields. */
export function fileForm(bytes: Uint8Array, nombre: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(bytes)], nombre))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
