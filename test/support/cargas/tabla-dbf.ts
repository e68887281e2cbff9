/** Name, type and width of a field. */
type CampoDbf = readonly [nombre: string, tipo: 'C' | 'N' | 'D', ancho: number]

/** A DBF of dBASE III that says code page 1252, as Visual FoxPro saves a copy. A row whose first value is "*" is marked as deleted. */
export function tablaDbf(campos: readonly CampoDbf[], filas: readonly (readonly (string | Buffer)[])[]): Buffer {
  const largo = 1 + campos.reduce((sum, [, , ancho]) => sum + ancho, 0)
  const inicio = 32 + 32 * campos.length + 1
  const head = Buffer.alloc(inicio)
  head.set([0x03, 126, 11, 28])
  head.writeUInt32LE(filas.length, 4)
  head.writeUInt16LE(inicio, 8)
  head.writeUInt16LE(largo, 10)
  head[29] = 0x03
  for (const [i, [nombre, tipo, ancho]] of campos.entries()) {
    const at = 32 + 32 * i
    head.write(nombre, at, 'latin1')
    head.write(tipo, at + 11, 'latin1')
    head[at + 16] = ancho
  }
  head[inicio - 1] = 0x0d
  const records = filas.map((fila) => {
    const record = Buffer.alloc(largo, 0x20)
    let desde = 1
    if (fila[0] === '*') record[0] = 0x2a
    for (const [i, [, tipo, ancho]] of campos.entries()) {
      const value = Buffer.from(fila[i] ?? '').subarray(0, ancho)
      value.copy(record, tipo === 'N' ? desde + ancho - value.length : desde)
      desde += ancho
    }
    return record
  })
  return Buffer.concat([head, ...records, Buffer.from([0x1a])])
}
