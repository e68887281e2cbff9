import type { HalladoBitacora } from '#domain/acceso/bitacora/bitacora.ts'
import { isCuentaBuscada, readBusquedaBitacora } from '#domain/acceso/bitacora/busqueda-bitacora.ts'
import type { Binds } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { selectCuentas } from './get-opciones.ts'
import { findPersona } from './persona.ts'

/** What a text asks for, and the condition on the rows `b` that it makes; null: no row is listed. */
export interface Busqueda {
  readonly hallado: HalladoBitacora
  /** Records whose rows are asked for, gathered by their index. */
  readonly registros: readonly { readonly objeto: string; readonly ids: readonly string[] }[]
  readonly usuarioId: number | null
}

const NINGUNO = { registros: [], usuarioId: null }

/** Finds what a text means. A key that nobody bears is an answer, not a failure; 422 with what is expected when it is none. */
export async function resolverBusqueda(text: string): Promise<Busqueda> {
  const busqueda = readBusquedaBitacora(text)
  switch (busqueda.clase) {
    case 'persona':
      return dePersona(busqueda.clave)
    case 'folio': {
      const ids = [busqueda.folio]
      const registros = [
        { objeto: 'movimiento', ids },
        { objeto: 'caso', ids },
      ]
      return { ...NINGUNO, hallado: { clase: 'folio', texto: busqueda.folio }, registros }
    }
    case 'cuenta':
      return deCuenta(text, busqueda.palabras)
    case 'ninguna':
      throw broken([{ path: 'filtro.busca', code: 'forma', message: busqueda.mensaje }], busqueda.mensaje)
  }
}

async function dePersona(clave: string): Promise<Busqueda> {
  const persona = await findPersona(clave)
  if (!persona)
    return { ...NINGUNO, hallado: { clase: 'nadie', texto: 'Ninguna persona del padrón tiene esa clave o número.' } }
  const { id, texto, movimientos, casos } = persona
  const registros = [
    { objeto: 'afiliado', ids: [String(id)] },
    { objeto: 'movimiento', ids: movimientos },
    { objeto: 'caso', ids: casos },
  ]
  return { ...NINGUNO, hallado: { clase: 'persona', id, texto }, registros }
}

async function deCuenta(text: string, palabras: readonly string[]): Promise<Busqueda> {
  const cuentas = (await selectCuentas()).filter((cuenta) => isCuentaBuscada(cuenta, palabras))
  const [first] = cuentas
  if (!first) return { ...NINGUNO, hallado: { clase: 'nadie', texto: `Ninguna cuenta se llama «${text}».` } }
  if (cuentas.length > 1) return { ...NINGUNO, hallado: { clase: 'cuentas', cuentas } }
  return { ...NINGUNO, hallado: { clase: 'cuenta', texto: `${first.nombre} (${first.usuario})` }, usuarioId: first.id }
}

/**
 * The rows of some records, gathered by the index of records before anything is ordered: some hundreds. Left to itself an
 * engine may rather walk the whole bitácora in the order asked for.
 */
export function propiasSql({ registros }: Busqueda, binds: Binds): string {
  const parts = registros
    .filter(({ ids }) => ids.length > 0)
    .map(
      ({ objeto, ids }) => `SELECT id FROM bitacora WHERE objeto = '${objeto}' AND objeto_id IN (${binds.addAll(ids)})`,
    )
  return `WITH propias AS MATERIALIZED (${parts.join(' UNION ALL ')}) `
}
