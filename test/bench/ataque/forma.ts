/** A form as a browser sends it: its type, with what parts it, and its bytes. */
interface Forma {
  readonly tipo: string
  readonly cuerpo: Buffer
}

/** One file in a form, behind some texts. */
export function forma(
  campo: string,
  nombre: string,
  bytes: Buffer,
  campos: Readonly<Record<string, string>> = {},
): Forma {
  const corte = '----portal'
  const texts = Object.entries(campos).map(
    ([name, value]) => `--${corte}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${corte}\r\nContent-Disposition: form-data; name="${campo}"; filename="${nombre}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const cuerpo = Buffer.concat([Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${corte}--\r\n`)])
  return { tipo: `multipart/form-data; boundary=${corte}`, cuerpo }
}
