import { z } from 'zod'
import { SITUACIONES } from '#domain/afiliacion/situacion.ts'
import { ORGANIZACIONES, type Organizacion } from '#domain/organica/arbol.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { filterBy, inSql, type Filtros, type ListFilter } from '#api/http/listas/list-filter.ts'
import type { Bind, Binds } from '#api/db/sql.ts'
import { columnaAlSql, enPadronAlSql } from './al-sql.ts'

const dia = z
  .string()
  .max(10)
  .refine((text) => parsePlainDate(text) !== null, 'se esperaba AAAA-MM-DD')

/** The day that a list of people was asked for; null for today. */
export function alDe(filtro: Filtros): PlainDate | null {
  const al = filtro['al']
  return typeof al === 'string' ? parsePlainDate(al) : null
}

/** Whose units tell the places of those people: of then, unless `hoy` was asked for. */
export function organizacionDe(filtro: Filtros): Organizacion {
  return filtro['organizacion'] === 'hoy' ? 'hoy' : 'entonces'
}

const unOVarios = <T>(schema: z.ZodType<T>) => z.union([schema, z.array(schema).max(200)])

function filtroAl<T extends Exclude<Bind, null>>(
  schema: z.ZodType<T>,
  expression: (al: PlainDate | null, binds: Binds) => string,
): ListFilter {
  return filterBy(unOVarios(schema), (value, binds, _actor, filtro) =>
    inSql(expression(alDe(filtro), binds), [value].flat() as T[], binds),
  )
}

const columna = (name: 'situacion' | 'nivel1_id' | 'nivel2_id') => (al: PlainDate | null, binds: Binds) =>
  al === null ? `a.${name}` : columnaAlSql(name, al, binds)

/**
 * Filters of a list over `afiliados a` that hold on the day of its filter `al` (AAAA-MM-DD):
 * who was on file, in which situation and where. Without it they hold today.
 */
export const FILTROS_AL = {
  // It narrows nothing: it says by which units the rest is told.
  organizacion: filterBy(z.enum(ORGANIZACIONES), () => '1 = 1'),
  al: filterBy(dia, (al, binds) => enPadronAlSql(al as PlainDate, binds)),
  situacion: filtroAl(z.enum(SITUACIONES), columna('situacion')),
  entidadId: filtroAl(z.int(), (al, binds) =>
    al === null
      ? 'a.nivel0_id'
      : `(SELECT u.parent_id FROM unidades u WHERE u.id = ${columnaAlSql('nivel1_id', al, binds)})`,
  ),
  adscripcionId: filtroAl(z.int(), columna('nivel1_id')),
  dependenciaId: filtroAl(z.int(), columna('nivel2_id')),
} as const satisfies Record<string, ListFilter>
