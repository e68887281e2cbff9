import { objetoTexto } from '#domain/acceso/bitacora/objeto-bitacora.ts'
import type { RegistroBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { nombrarDocumentos } from './nombres/nombrar-documentos.ts'
import { nombresDeAreas } from './nombres/nombres-de-areas.ts'
import { nombrarRenglones } from './nombres/nombrar-renglones.ts'
import { Nombres } from './nombres/nombres.ts'
import { personaTexto } from './persona.ts'

type ObjetoFila = { readonly objeto: string; readonly objeto_id: string }
type Conocidos = ReadonlyMap<string, Pick<RegistroBitacora, 'texto' | 'enlace'>>

const keyOf = (objeto: string, id: string | number) => `${objeto} ${id}`

/** What the records of some rows are called; one read for each kind among them. */
export async function nombrarRegistros(filas: readonly ObjetoFila[]): Promise<(fila: ObjetoFila) => RegistroBitacora> {
  const idsOf = (objeto: string) => [...new Set(filas.filter((each) => each.objeto === objeto).map((e) => e.objeto_id))]
  const numbers = (objeto: string) =>
    idsOf(objeto)
      .filter((id) => /^\d{1,15}$/.test(id))
      .map(Number)
  const known: Conocidos = new Map([
    ...(await nombrarAfiliados(numbers('afiliado'))),
    ...(await nombrarPorFolio('movimiento', 'movimientos', idsOf('movimiento'))),
    ...(await nombrarPorFolio('caso', 'casos', idsOf('caso'))),
    ...(await nombrarPorTabla(numbers)),
    ...(await nombrarPorArea(numbers)),
    ...[...(await nombrarRenglones(idsOf('catalogo')))].map(([id, texto]): Entrada => [
      keyOf('catalogo', id),
      { texto, enlace: null },
    ]),
    ...[...(await nombrarDocumentos(numbers('documento')))].map(([id, texto]): Entrada => [
      keyOf('documento', id),
      { texto, enlace: null },
    ]),
  ])
  return ({ objeto, objeto_id }) => ({
    objeto,
    objetoId: objeto_id,
    ...(known.get(keyOf(objeto, objeto_id)) ?? {
      texto: `${objetoTexto(objeto)}${propio(objeto, objeto_id)}`,
      enlace: null,
    }),
  })
}

/** Records that people know by what the bitácora keeps of them: a folio, a reference, a year, a name. */
const POR_SU_CLAVE: readonly string[] = [
  'cair',
  'extemporanea',
  'prestamo',
  'linea_pago',
  'constante',
  'calendario',
  'quincena',
  'respaldo',
  'lista',
]

function propio(objeto: string, id: string): string {
  return POR_SU_CLAVE.includes(objeto) && (objeto === 'calendario' || !/^\d{1,3}$/.test(id)) ? ` ${id}` : ''
}

type Entrada = readonly [string, Pick<RegistroBitacora, 'texto' | 'enlace'>]

async function nombrarAfiliados(ids: readonly number[]): Promise<Entrada[]> {
  if (ids.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<{
    id: number
    interno: number
    nombre: string
    apellido_paterno: string
    apellido_materno: string
  }>(
    `SELECT id, interno, nombre, apellido_paterno, apellido_materno FROM afiliados WHERE id IN (${binds.addAll(ids)})`,
    binds.values,
  )
  return rows.map((row) => [
    keyOf('afiliado', row.id),
    { texto: personaTexto(row), enlace: { recurso: 'afiliados', clave: String(row.interno) } },
  ])
}

/** Records that people know by their folio, each with a page of its own. */
async function nombrarPorFolio(
  objeto: string,
  recurso: 'movimientos' | 'casos',
  folios: readonly string[],
): Promise<Entrada[]> {
  if (folios.length === 0) return []
  const binds = new Binds()
  const rows = await selectRows<{ folio: string }>(
    `SELECT folio FROM ${recurso} WHERE folio IN (${binds.addAll(folios)})`,
    binds.values,
  )
  return rows.map(({ folio }) => [keyOf(objeto, folio), { texto: folio, enlace: { recurso, clave: folio } }])
}

/** Records that their area names. */
async function nombrarPorArea(numbers: (objeto: string) => readonly number[]): Promise<Entrada[]> {
  const all: Entrada[] = []
  for (const [objeto, nombrar] of nombresDeAreas()) {
    const ids = numbers(objeto)
    if (ids.length === 0) continue
    for (const [id, texto] of await nombrar(ids)) all.push([keyOf(objeto, id), { texto, enlace: null }])
  }
  return all
}

/** Records known by their name; those that were deleted by the one they had. */
const TABLAS = {
  usuario: 'usuarios',
  perfil: 'perfiles',
  catalogo_simple: 'catalogos',
  menu: 'menus',
  modulo: 'modulos',
  proceso: 'procesos',
  unidad: 'unidades',
  puesto: 'puestos',
} as const

async function nombrarPorTabla(numbers: (objeto: string) => readonly number[]): Promise<Entrada[]> {
  const all = Object.entries(TABLAS).flatMap(([objeto, tabla]) => numbers(objeto).map((id) => ({ objeto, tabla, id })))
  const nombres = new Nombres()
  for (const { tabla, id } of all) nombres.ask(tabla, id)
  await nombres.load()
  return all.flatMap(({ objeto, tabla, id }): Entrada[] => {
    const nombre = nombres.find(tabla, id)
    return nombre === undefined
      ? []
      : [[keyOf(objeto, id), { texto: `${objetoTexto(objeto)} ${nombre}`, enlace: null }]]
  })
}
