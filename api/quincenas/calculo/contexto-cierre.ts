import { conDecretos, decretosDe } from '#domain/fondos/parametros/decreto.ts'
import { formatoDeSello, parametrosDeFormato, type FormatoSello } from '#domain/fondos/formato-sello.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import type { Extintas } from '#domain/fondos/reorganizaciones.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { loadExtintas } from '#api/fondos/entidades-extintas.ts'
import type { NominaSupuesta } from '#api/fondos/pagos-de-nomina.ts'
import { selectParametros, vigentesDe, type ParametroRow } from '#api/fondos/parametros/parametro-row.ts'
import type { CierreModel } from '#api/quincenas/models/CierreModel.ts'

/** As much of a closed quincena as its correction asks. */
export interface CerradaAntes {
  readonly cierreId: number
  readonly quincena: number
  /** ISO instant of its close. */
  readonly cerradoAt: string | null
  /** The record that its close sealed. */
  readonly parametros: ParametroRow
  /** The same, with the rates that decrees changed since: what is computed again takes them (decisions §11.17). */
  readonly vigentes: ParametroRow
  /** `id` of the last record whose decree changed one of the rates, or null. */
  readonly decretoId: number | null
}

/** A quincena that the entity closed before, as far as later ones ask. */
export interface QuincenaCerrada extends CerradaAntes {
  /** SHA-256 that it was closed with. */
  readonly sello: string
  readonly formato: FormatoSello
  /** JSON of `ResumenCierre`. */
  readonly resumen: string
}

/** What computing the close of an entity's quincena needs besides its people. */
export interface ContextoCierre {
  readonly entidadId: number
  readonly quincena: number
  readonly parametros: ParametroRow | null
  /** Closed quincenas before this one, by ordinal. */
  readonly cerradas: ReadonlyMap<number, QuincenaCerrada>
  /** The last of them. */
  readonly anterior: QuincenaCerrada | null
  /** Ended entities: this one may answer for what they closed (decision 11.3). */
  readonly extintas: Extintas
  /** What they closed before this quincena, by their ids. */
  readonly cerradasDeExtintas: ReadonlyMap<number, readonly CerradaAntes[]>
  /** Instant of the last close: what was recorded later may correct closed quincenas. */
  readonly conocidoDesde: string | null
  /** A payroll that is taken as approved. */
  readonly nominaSupuesta?: NominaSupuesta
}

type CerradaRow = Pick<RowOf<CierreModel>, 'id' | 'quincena' | 'sello' | 'resumen'> &
  RowAs<CierreModel, { parametroId: 'parametro_id'; cerradoAt: 'cerrado_at'; formato: 'sello_formato' }>

export async function loadContextoCierre(entidadId: number, quincena: number): Promise<ContextoCierre> {
  const registros = await selectParametros()
  const rows = await selectRows<CerradaRow>(
    `SELECT id, quincena, parametro_id AS "parametroId", cerrado_at AS "cerradoAt", sello,
            sello_formato AS formato, resumen FROM cierres
     WHERE entidad_id = $1 AND estado = 'cerrado' AND quincena < $2 ORDER BY quincena`,
    [entidadId, quincena],
  )
  const extintas = await loadExtintas()
  const deExtintas = await selectCerradasDe([...extintas.keys()], quincena)
  const cerradas = rows.flatMap(({ sello, resumen, ...row }) => {
    const antes = cerradaAntes(row, registros)
    return antes ? [{ ...antes, sello, formato: formatoDeSello(row.formato), resumen }] : []
  })
  return {
    entidadId,
    quincena,
    parametros: parametrosDe(registros, quincena),
    cerradas: new Map(cerradas.map((cerrada) => [cerrada.quincena, cerrada])),
    anterior: cerradas.at(-1) ?? null,
    extintas,
    cerradasDeExtintas: cerradasPorEntidad(deExtintas, registros),
    conocidoDesde: conocidoDesdeDe(rows.at(-1) ?? null, deExtintas),
  }
}

/** A closed quincena with the rates in force for it; null where its record is gone. */
function cerradaAntes(
  {
    id,
    quincena,
    parametroId,
    cerradoAt,
    formato,
  }: Pick<CerradaRow, 'id' | 'quincena' | 'parametroId' | 'cerradoAt' | 'formato'>,
  registros: readonly ParametroRow[],
): CerradaAntes | null {
  const registro = registros.find((each) => each.id === parametroId)
  if (!registro) return null
  const parametros = parametrosDeFormato(registro, formatoDeSello(formato))
  const decretos = decretosDe(vigentesDe(registros), quincena, parametros)
  return {
    cierreId: id,
    quincena,
    cerradoAt,
    parametros,
    vigentes: conDecretos(parametros, decretos),
    decretoId: decretos.length === 0 ? null : Math.max(...decretos.map((decreto) => decreto.id)),
  }
}

type CerradaDeExtinta = Pick<CerradaRow, 'id' | 'quincena' | 'parametroId' | 'cerradoAt' | 'formato'> & {
  readonly entidadId: number
}

async function selectCerradasDe(entidadIds: readonly number[], quincena: number): Promise<CerradaDeExtinta[]> {
  if (entidadIds.length === 0) return []
  const binds = new Binds()
  return selectRows<CerradaDeExtinta>(
    `SELECT id, entidad_id AS "entidadId", quincena, parametro_id AS "parametroId", cerrado_at AS "cerradoAt",
            sello_formato AS formato FROM cierres
     WHERE entidad_id IN (${binds.addAll(entidadIds)}) AND estado = 'cerrado' AND quincena < ${binds.add(quincena)}
     ORDER BY quincena`,
    binds.values,
  )
}

function cerradasPorEntidad(
  rows: readonly CerradaDeExtinta[],
  registros: readonly ParametroRow[],
): ReadonlyMap<number, readonly CerradaAntes[]> {
  const byEntidad = new Map<number, CerradaAntes[]>()
  for (const { entidadId, ...row } of rows) {
    const cerrada = cerradaAntes(row, registros)
    if (!cerrada) continue
    const own = byEntidad.get(entidadId)
    if (own) own.push(cerrada)
    else byEntidad.set(entidadId, [cerrada])
  }
  return byEntidad
}

/**
 * Instant of the entity's last close. Its first close after another entity ended also corrects what was recorded since that one's
 * last close.
 */
function conocidoDesdeDe(
  anterior: Pick<CerradaRow, 'quincena' | 'cerradoAt'> | null,
  deExtintas: readonly CerradaDeExtinta[],
): string | null {
  const last = new Map(deExtintas.map((row) => [row.entidadId, row]))
  const sin = [...last.values()].filter(({ quincena }) => quincena >= (anterior?.quincena ?? 0))
  const instants = [anterior, ...sin].flatMap((row) => row?.cerradoAt ?? [])
  return instants.sort()[0] ?? null
}
