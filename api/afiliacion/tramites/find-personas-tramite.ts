import type { Actor } from '#domain/acceso/actor.ts'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { MovimientoAbierto } from '#domain/afiliacion/movimientos/movimiento-abierto.ts'
import type {
  BuscarPersonasTramite,
  PersonasEncontradas,
  PersonaTramite,
} from '#domain/afiliacion/tramites/persona-tramite.ts'
import { noProcedeAjena, noProcedeTramite, TRAMITE_ALTERNO } from '#domain/afiliacion/tramites/persona-tramite.ts'
import { SITUACIONES_CON_HISTORIA } from '#domain/afiliacion/situacion.ts'
import type { ReglasTipo } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { TRAMITES, type Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { cleanKey } from '#domain/identidad/clean-key.ts'
import { foldText } from '#domain/identidad/normalize-text.ts'
import type { AfiliadoRow } from '#api/afiliacion/padron/afiliado-row.ts'
import { loadAbiertos } from '#api/afiliacion/movimientos/movimientos-abiertos.ts'
import { isPropia } from '#api/afiliacion/padron/coincidencia.ts'
import {
  findAjenasOf,
  findPersonalRows,
  personalSchema,
  type ConsultaPersonal,
} from '#api/afiliacion/padron/find-personal.ts'
import { isOpenSql } from '#api/afiliacion/padron/estatus-sql.ts'
import { nombreEnLista } from '#api/afiliacion/padron/nombre-visible.ts'
import { puestoEnPantalla } from '#api/afiliacion/padron/present-persona.ts'
import type { Binds } from '#api/db/sql.ts'
import { foldSql } from '#api/http/listas/fold-sql.ts'
import { loadReglasTramites } from '#api/afiliacion/tipos/reglas-row.ts'

/** Rows of a page (specification 3 §9), and of a search by internal number (§7). */
const LIMITE = 100
const LIMITE_INTERNO = 50

const PARAMETRO = {
  nombre: 'q',
  curp: 'curp',
  interno: 'interno',
  folio: 'interno',
  noempleado: 'noempleado',
  rfc: 'rfc',
} as const

/** Names that are looked for by any part of them: the post (as it is shown: without one, the área), and the dirección general. */
const LUGAR_SQL = {
  puesto: (es) => `(a.puesto_id IN (SELECT p.id FROM puestos p WHERE ${es('p.nombre')})
    OR a.puesto_id IS NULL AND a.nivel3_id IN (SELECT u.id FROM unidades u WHERE u.nivel = 3 AND ${es('u.nombre')}))`,
  departamento: (es) => `a.nivel2_id IN (SELECT u.id FROM unidades u WHERE u.nivel = 2 AND ${es('u.nombre')})`,
} as const satisfies Record<string, (es: (column: string) => string) => string>

/**
 * The people whom a procedure may be asked for, within scope, each with its situation, its open movement and why it cannot
 * be chosen. The alta with history finds those of any office too: of them it tells name, situation and entity, and all
 * else by the whole CURP (decisions §2, §9). Whoever else an exact key finds in another dependency comes in `ajenas`.
 */
export async function findPersonasTramite(
  actor: Actor,
  tramite: Tramite,
  { por, texto }: BuscarPersonasTramite,
): Promise<PersonasEncontradas> {
  const consulta = consultaOf(tramite, por, texto)
  const rows = await findPersonalRows(actor, consulta, [
    ...(por === 'puesto' || por === 'departamento' ? [lugarSql(por, texto)] : []),
    ...(TRAMITES[tramite].listaSolicitadas ? [noSolicitadaSql(tramite)] : []),
  ])
  const [abiertos, reglasDe] = await Promise.all([loadAbiertos(rows.map(({ id }) => id)), loadReglasTramites()])
  const curp = cleanKey(texto)
  const ajenas = await findAjenasOf(actor, consulta, rows)
  return {
    personas: rows.map((row) =>
      present(actor, tramite, row, { abierto: abiertos.get(row.id) ?? null, curp, reglasDe }),
    ),
    ajenas: ajenas.map((row) => ({ nombre: nombreEnLista(row), situacion: row.situacion })),
  }
}

function consultaOf(tramite: Tramite, por: BuscarPersonasTramite['por'], texto: string): ConsultaPersonal {
  return personalSchema.parse({
    ...(por === 'puesto' || por === 'departamento' ? {} : { [PARAMETRO[por]]: texto }),
    limit: por === 'interno' || por === 'folio' ? LIMITE_INTERNO : LIMITE,
    ...(tramite === 'alta-historico' && { ORGANICA_ACTIVO: SITUACIONES_CON_HISTORIA.join('-') }),
  })
}

/** Every word of the text, whatever its accents, in the name of the place. */
function lugarSql(por: keyof typeof LUGAR_SQL, texto: string): (binds: Binds) => string {
  const words = foldText(texto).split(' ').filter(Boolean).slice(0, MAX_WORDS)
  if (words.length === 0) return () => '1 = 0'
  return (binds) =>
    LUGAR_SQL[por]((column) => words.map((word) => `${foldSql(column)} LIKE ${binds.add(`%${word}%`)}`).join(' AND '))
}

const MAX_WORDS = 8

/** Without those whom it was asked for already. */
function noSolicitadaSql(tramite: Tramite): (binds: Binds) => string {
  return (binds) =>
    `NOT EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND m.tipo_id = ${binds.add(TRAMITES[tramite].tipo)}
       AND ${isOpenSql('m')})`
}

function alternoDe(
  actor: Actor,
  tramite: Tramite,
  row: AfiliadoRow,
  { abierto, reglasDe }: Sabido,
): PersonaTramite['otro'] {
  const alterno = TRAMITE_ALTERNO[tramite]
  if (!alterno) return null
  const { situacion, interno } = row
  if (noProcedeTramite(reglasDe(alterno), { situacion, abierto }, actor.ambito === 'instituto') !== '') return null
  const { etiqueta, vista } = TRAMITES[alterno]
  return {
    etiqueta: `Registrar ${etiqueta.toLocaleLowerCase('es-MX')}`,
    ruta: `${rutaVista(vista)}&interno=${interno}`,
  }
}

interface Sabido {
  readonly abierto: MovimientoAbierto | null
  /** The CURP that was searched, cleaned. */
  readonly curp: string
  readonly reglasDe: (tramite: Tramite) => ReglasTipo
}

function present(actor: Actor, tramite: Tramite, row: AfiliadoRow, sabido: Sabido): PersonaTramite {
  const { abierto, curp, reglasDe } = sabido
  const propia = isPropia(actor, row)
  const entera = propia || row.curp === curp
  const visible = propia ? abierto : abierto && 'oculto'
  const { situacion } = row
  const noProcede = noProcedeTramite(reglasDe(tramite), { situacion, abierto: visible }, actor.ambito === 'instituto')
  const porQue = noProcede || (propia ? '' : noProcedeAjena(situacion))
  const pideCurp = 'Es de otra dependencia: da su CURP completa para continuar.'
  return {
    id: row.id,
    interno: entera ? row.interno : 0,
    nombre: nombreEnLista(row),
    curp: entera ? row.curp : '',
    puesto: entera ? puestoEnPantalla(row) : '',
    departamento: entera ? (row.dependencia ?? '') : '',
    situacion,
    entidad: row.adscripcion ?? row.entidad ?? '',
    ajena: !propia,
    pideCurp: !propia && !entera && porQue === '',
    ultimoPeriodo: row.fecha_alta,
    movimientoAbierto: (propia && abierto?.folio) || '',
    porQue: porQue === '' && !entera ? pideCurp : porQue,
    otro: porQue === '' || !propia ? null : alternoDe(actor, tramite, row, sabido),
  }
}
