import { addDays, type PlainDate } from '#domain/plain-date.ts'

/** Days back that money may be dated: ten years, the time for which a bank keeps its records. */
const DIAS_ATRAS = 3653

/** Whether money of `dia` is too old to be recorded on `hoy`: somebody mistyped the date. */
export const isDineroAntiguo = (dia: PlainDate, hoy: PlainDate): boolean => dia < addDays(hoy, -DIAS_ATRAS)
