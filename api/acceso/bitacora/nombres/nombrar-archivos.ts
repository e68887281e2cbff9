import { conCadaValor, type CambioCampo, type ValorCampo } from '#domain/acceso/bitacora/diferencias.ts'
import { Binds, selectRows } from '#api/db/sql.ts'

/** Fields with the name that a process paper is kept under: "19-kDbglMDv-Manual.pdf". */
const CAMPOS = new Set(['nombre_archivo', 'archivos'])
const MARCA = /^\d+-[\w-]{8}-(?=.)/

/** Process papers under the name that whoever uploaded them gave them; of deleted ones, what is left of it. */
export async function nombrarArchivos(filas: CambioCampo[][]): Promise<CambioCampo[][]> {
  const kept = new Set(filas.flat().flatMap(storedNames))
  if (kept.size === 0) return filas
  const binds = new Binds()
  const rows = await selectRows<{ nombre: string; original: string }>(
    `SELECT nombre, original FROM documentacion_archivos WHERE nombre IN (${binds.addAll([...kept])})`,
    binds.values,
  )
  const original = new Map(rows.map((row) => [row.nombre, row.original]))
  const named = (valor: ValorCampo): ValorCampo =>
    typeof valor === 'string' ? (original.get(valor) ?? valor.replace(MARCA, '')) : valor
  return filas.map((cambios) =>
    cambios.map((cambio) => (CAMPOS.has(cambio.campo) ? conCadaValor(cambio, named) : cambio)),
  )
}

function storedNames({ campo, antes, despues, lista }: CambioCampo): string[] {
  if (!CAMPOS.has(campo)) return []
  const values = lista ? [...lista.agregados, ...lista.quitados] : [antes, despues]
  return values.filter((valor): valor is string => typeof valor === 'string' && valor !== '')
}
