import { quincenaChip, quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import type { AsuntoCarga } from '#domain/cargas/carga.ts'
import { TIPOS_CARGA } from '#domain/cargas/tipos-carga.ts'
import type { CargaRow } from './carga-row.ts'

type Asunto = Pick<CargaRow, 'asunto' | 'asuntoNombre'>
type Lugar = Asunto & Pick<CargaRow, 'tipo' | 'entidad' | 'quincena'>

/** What a load of the institute is about; null if its kind needs nothing. */
export const asuntoDe = ({ asunto, asuntoNombre }: Asunto): AsuntoCarga | null =>
  asunto === '' ? null : { clave: asunto, nombre: asuntoNombre }

/** Entity and quincena of a load, or what it is about, for the bitácora. */
export function lugarEnBitacora({ entidad, quincena, asuntoNombre }: Omit<Lugar, 'tipo' | 'asunto'>): {
  entidad?: string
  quincena?: string
  asunto?: string
} {
  if (entidad !== null && quincena !== null) return { entidad, quincena: quincenaCode(quincena) }
  return asuntoNombre === '' ? {} : { asunto: asuntoNombre }
}

/** "Secretaría de Salud, Q22 2026"; "Pagos del banco" or "Renglones de un catálogo, Estado civil" if it is of the whole institute. */
export const lugarTexto = (lugar: Lugar): string => enLugar(lugar, quincenaChip)

/** The same with the quincena in words: "Secretaría de Salud, quincena 22 de 2026". */
export const lugarLargo = (lugar: Lugar): string => enLugar(lugar, quincenaLong)

function enLugar({ tipo, entidad, quincena, asuntoNombre }: Lugar, texto: (quincena: number) => string): string {
  if (entidad !== null && quincena !== null) return `${entidad}, ${texto(quincena)}`
  return [TIPOS_CARGA[tipo].titulo, asuntoNombre].filter(Boolean).join(', ')
}
