import { z } from 'zod'
import type { Actor } from '#domain/acceso/actor.ts'
import { cifrasDe, type CifrasLectura } from '#domain/documentos/correcciones.ts'
import { DOCUMENTOS_LEIBLES } from '#domain/documentos/papeles/registro.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import { SQL_TRUE, type Binds } from '#api/db/sql.ts'

/** What narrows the figures: one paper, one source, one month ("2026-11"). */
export const filtroLecturasSchema = z.strictObject({
  documento: z.enum(DOCUMENTOS_LEIBLES).optional(),
  fuente: z.enum(['qr', 'texto', 'ocr']).optional(),
  mes: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional(),
})
export type FiltroLecturas = z.infer<typeof filtroLecturasSchema>

/** The scope is the person's whose record was saved. */
export const LECTURAS_FROM = 'FROM correcciones_lectura c JOIN afiliados a ON a.id = c.afiliado_id'

export function lecturasWhere(actor: Actor, filtro: FiltroLecturas, binds: Binds): string {
  const conditions = [alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)]
  for (const columna of ['documento', 'fuente', 'mes'] as const) {
    const valor = filtro[columna]
    if (valor !== undefined) conditions.push(`c.${columna} = ${binds.add(valor)}`)
  }
  return conditions.join(' AND ')
}

const count = (condition: string) => `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END)`

/** The counts of a group, to be read with `cifrasOf`. */
export const CIFRAS_SQL = `${count("c.resultado <> 'faltaba'")} AS leidos,
  ${count("c.resultado = 'conservado'")} AS conservados,
  ${count(`c.resultado = 'conservado' AND NOT (c.seguro = ${SQL_TRUE})`)} AS confirmados,
  ${count("c.resultado = 'corregido'")} AS corregidos,
  ${count("c.resultado = 'otro_papel'")} AS otro_papel,
  ${count("c.resultado = 'faltaba'")} AS faltaban,
  ${count(`c.resultado = 'corregido' AND c.seguro = ${SQL_TRUE}`)} AS seguros_mal,
  COUNT(DISTINCT c.archivo_id) AS archivos`

/** Those counts; an empty group has none to sum. */
export type SumasDeLecturas = Readonly<
  Record<
    'leidos' | 'conservados' | 'confirmados' | 'corregidos' | 'otro_papel' | 'faltaban' | 'seguros_mal',
    number | null
  >
> & { readonly archivos: number }

export function cifrasOf(row: SumasDeLecturas | null): CifrasLectura {
  return cifrasDe({
    leidos: row?.leidos ?? 0,
    conservados: row?.conservados ?? 0,
    confirmados: row?.confirmados ?? 0,
    corregidos: row?.corregidos ?? 0,
    otroPapel: row?.otro_papel ?? 0,
    faltaban: row?.faltaban ?? 0,
    segurosMal: row?.seguros_mal ?? 0,
  })
}
