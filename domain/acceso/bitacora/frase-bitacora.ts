import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { ownValue } from '#domain/own-value.ts'
import { actoTexto, type NombreActo } from './acto-bitacora.ts'

interface Contado {
  /** Where the act notes how many there were. */
  readonly campo: string
  readonly uno: string
  readonly varios: string
}

/** Acts that take many rows out at once: what they count. */
const CONTADOS = {
  'afiliados.exportar': { campo: 'personas', uno: 'persona', varios: 'personas' },
  'movimientos.exportar': { campo: 'movimientos', uno: 'movimiento', varios: 'movimientos' },
  'usuarios.exportar': { campo: 'usuarios', uno: 'usuario', varios: 'usuarios' },
  'casos.exportar': { campo: 'casos', uno: 'caso', varios: 'casos' },
  'catalogo.exportar': { campo: 'renglones', uno: 'renglón de catálogo', varios: 'renglones de catálogo' },
  'bitacora.exportar': { campo: 'filas', uno: 'acto de la bitácora', varios: 'actos de la bitácora' },
} as const satisfies Partial<Record<NombreActo, Contado>>

/** What was done, in a sentence: "Exportó 1,562 personas, situación Activo"; an act that counts nothing by its name alone. */
export function actoFrase(acto: string, despues: unknown): string {
  const contado = ownValue<Contado>(CONTADOS, acto)
  if (contado === undefined || typeof despues !== 'object' || despues === null) return actoTexto(acto)
  const { [contado.campo]: n, filtro } = despues as Readonly<Record<string, unknown>>
  if (typeof n !== 'number') return actoTexto(acto)
  const cuantos = `Exportó ${cuentaTexto(n, contado.uno, contado.varios)}`
  return typeof filtro === 'string' && filtro !== '' ? `${cuantos}, ${filtro}` : cuantos
}
