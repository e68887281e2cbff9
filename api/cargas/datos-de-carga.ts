import { quincenaChip, quincenaCode, quincenaLong } from '#domain/calendario/quincena.ts'
import type { CargaRow } from './carga-row.ts'

type Lugar = Pick<CargaRow, 'entidad' | 'quincena'>

/** Entity and quincena of a load for the bitácora; nothing if it is of the whole institute. */
export const lugarEnBitacora = ({ entidad, quincena }: Lugar): { entidad?: string; quincena?: string } =>
  entidad === null || quincena === null ? {} : { entidad, quincena: quincenaCode(quincena) }

/** "Secretaría de Salud, Q22 2026"; "Pagos del banco" if it is of the whole institute. */
export const lugarTexto = ({ entidad, quincena }: Lugar): string =>
  entidad === null || quincena === null ? 'Pagos del banco' : `${entidad}, ${quincenaChip(quincena)}`

/** "Secretaría de Salud, quincena 22 de 2026"; "el banco" if it is of the whole institute. */
export const lugarLargo = ({ entidad, quincena }: Lugar): string =>
  entidad === null || quincena === null ? 'los pagos del banco' : `${entidad}, ${quincenaLong(quincena)}`
