import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { quincenaChip, quincenaCode, quincenaOf } from '#domain/calendario/quincena.ts'
import type { Decreto } from '#domain/fondos/parametros/decreto.ts'
import { LIMITES_PARAMETRO } from '#domain/fondos/parametro-issues.ts'
import type { DecretoPanel, ParametroPanel, RespuestaParametros } from '#domain/fondos/parametro-panel.ts'
import { parametrosDe } from '#domain/fondos/parametro.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRows } from '#api/db/sql.ts'
import { ultimaQuincenaCerrada } from '#api/fondos/ultima-quincena-cerrada.ts'
import { asNumbers } from './as-numbers.ts'
import { listVersiones } from './list-versiones.ts'
import { selectParametros, vigentesDe, type ParametroRow } from './parametro-row.ts'

/** The records, newest key first, each as its newest version; and the quincenas from which a new one may hold. */
export async function listParametros(actor: Actor): Promise<RespuestaParametros> {
  authorize(actor, 'parametros.leer')
  const [rows, cerrada] = await Promise.all([selectParametros(), ultimaQuincenaCerrada()])
  const abierta = quincenaOf(today())
  const vigor = parametrosDe(rows, abierta)
  const administra = can(actor, 'parametros.administrar')
  const first = primeraLibre(cerrada)
  const quincenas = Array.from({ length: LIMITES_PARAMETRO.quincenas }, (_, i) => first + i)
  return {
    registros: vigentesDe(rows).map((row, index) => presentParametro(row, vigor, administra && index === 0)),
    quincenas: quincenas.map((ordinal) => ({ codigo: quincenaCode(ordinal), texto: quincenaChip(ordinal) })),
    versiones: await listVersiones(rows, abierta),
    cerradas: await listCerradas(),
    actions: administra ? ['agregar'] : [],
  }
}

async function listCerradas(): Promise<RespuestaParametros['cerradas']> {
  const rows = await selectRows<{ quincena: number }>(
    `SELECT DISTINCT quincena FROM cierres WHERE estado = 'cerrado' ORDER BY quincena DESC LIMIT ${LIMITES_PARAMETRO.quincenas}`,
  )
  return rows.map(({ quincena }) => ({ codigo: quincenaCode(quincena), texto: quincenaChip(quincena) }))
}

/** The first quincena from which a record may hold: none that an entity has closed (decision 10.25). */
export function primeraLibre(cerrada: number | null): number {
  return cerrada === null ? quincenaOf(today()) : cerrada + 1
}

export function presentParametro(row: ParametroRow, vigor: ParametroRow | null, editable: boolean): ParametroPanel {
  return {
    clave: row.clave,
    version: row.version,
    fechaRegistro: row.fechaRegistro,
    status: row.status,
    qnaAplicarAguinaldo: row.qnaAplicarAguinaldo,
    desde: quincenaCode(row.desde),
    desdeTexto: quincenaChip(row.desde),
    redondeo: row.redondeo,
    decreto: row.decreto && presentDecreto(row.decreto),
    fundamento: row.fundamento,
    motivo: row.motivo,
    valores: asNumbers(row.valores),
    autor: row.autor,
    enVigor: vigor?.id === row.id,
    actions: editable ? ['actualizar'] : [],
  }
}

function presentDecreto({ numero, fecha, efectoDesde }: Decreto): DecretoPanel {
  return {
    numero,
    fecha,
    efectoDesde: quincenaCode(efectoDesde),
    efectoDesdeTexto: quincenaChip(efectoDesde),
    texto: `${numero}, ${formatFecha(fecha)}`,
  }
}
