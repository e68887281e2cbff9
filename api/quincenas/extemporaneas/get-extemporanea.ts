import type { Actor } from '#domain/acceso/actor.ts'
import { can } from '#domain/acceso/can.ts'
import { quincenaChip, quincenaRange } from '#domain/calendario/quincena.ts'
import type {
  CalculoExtemporanea,
  ExtemporaneaPanel,
  ExtemporaneaVigente,
  PersonaExtemporanea,
} from '#domain/fondos/extemporaneas/panel-extemporanea.ts'
import type { FondoId } from '#domain/fondos/fondo.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { Binds, selectRow, selectRows } from '#api/db/sql.ts'
import { selectCargos, type CargoConCuenta } from '#api/fondos/pagos/cargos-con-cuenta.ts'
import { presentLinea } from '#api/fondos/pagos/lineas/present-linea.ts'
import { calculoDe, diferenciaDe, type QuincenaPorCargar } from './calcular-extemporanea.ts'
import { findExtemporanea, presentExtemporanea, type ExtemporaneaRow } from './extemporanea-row.ts'
import { periodoPedido } from './periodo-pedido.ts'

/** One whole: while it is open, what it would charge today; once approved, what it charged and its line. Throws 404. */
export async function getExtemporanea(actor: Actor, id: number): Promise<ExtemporaneaPanel> {
  authorize(actor, 'extemporaneas.leer')
  const row = await findExtemporanea(actor, id)
  await auditRead(actor, { acto: 'extemporanea.leer', objeto: 'extemporanea', objetoId: row.folio })
  const resumen = presentExtemporanea(row, actor)
  const cargo = await findCargo(id)
  const calculo = await loadCalculo(row)
  if (cargo === null) return { ...resumen, calculo, pago: null }
  const { capitalCentavos, interesCentavos } = cargo.cuenta
  const debeCentavos = capitalCentavos + interesCentavos
  const linea = cargo.enVigor && (await presentLinea(cargo.enVigor))
  const asks = debeCentavos > 0 && can(actor, 'extemporaneas.solicitar')
  return {
    ...resumen,
    calculo,
    pago: { debeCentavos, linea },
    actions: [...resumen.actions, ...(asks ? (['linea'] as const) : [])],
  }
}

/** The charge of an approved one; null before. */
export async function findCargo(id: number): Promise<CargoConCuenta | null> {
  const binds = new Binds()
  const [cargo] = await selectCargos(`c.extemporanea_id = ${binds.add(id)}`, binds)
  return cargo ?? null
}

async function loadCalculo(row: ExtemporaneaRow): Promise<CalculoExtemporanea> {
  if (row.estado === 'rechazado') return calculoDe([], [])
  if (row.estado !== 'aprobado') {
    const periodo = periodoPedido(row.entidadId, row)
    const { quincenas, lineas, reduceCentavos } = await diferenciaDe(row.afiliadoId, periodo, row.reemplaza ?? '')
    return calculoDe(quincenas, lineas, { reduceCentavos })
  }
  const quincenas = await selectRows<QuincenaPorCargar>(
    `SELECT quincena, capital_centavos AS "capitalCentavos", limite FROM extemporanea_quincenas
     WHERE extemporanea_id = $1 ORDER BY quincena`,
    [row.id],
  )
  const lineas = await selectRows<{ fondo: FondoId; importeCentavos: number }>(
    'SELECT fondo, importe_centavos AS "importeCentavos" FROM extemporanea_lineas WHERE extemporanea_id = $1 ORDER BY id',
    [row.id],
  )
  const emitida = await selectRow<{ emitida: QuincenaPorCargar['limite'] }>(
    'SELECT MIN(l.emitida) AS emitida FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id WHERE c.extemporanea_id = $1',
    [row.id],
  )
  return calculoDe(quincenas, lineas, { reduceCentavos: row.reduceCentavos, hoy: emitida?.emitida })
}

/** Whom a late contribution would be for. Throws 404 out of scope. */
export async function getPersonaExtemporanea(actor: Actor, afiliadoId: number): Promise<PersonaExtemporanea> {
  authorize(actor, 'extemporaneas.solicitar')
  const row = await findAfiliadoInScope(actor, afiliadoId)
  const { nombre: nombres, apellido_paterno, apellido_materno } = row
  const entidades = await selectRows<{ id: number; nombre: string; quincena: number }>(
    `SELECT u.id, u.nombre, MAX(k.quincena) AS quincena FROM unidades u JOIN cierres k ON k.entidad_id = u.id
     WHERE k.estado = 'cerrado' AND (u.id = $1 OR u.id IN (SELECT x.entidad_id FROM cierre_personas p
       JOIN cierres x ON x.id = p.cierre_id WHERE p.afiliado_id = $2 AND x.estado = 'cerrado'))
     GROUP BY u.id, u.nombre ORDER BY CASE WHEN u.id = $1 THEN 0 ELSE 1 END, u.nombre`,
    [row.nivel1_id, afiliadoId],
  )
  return {
    afiliadoId,
    nombre: displayName({ nombres, apellidoPaterno: apellido_paterno, apellidoMaterno: apellido_materno }, 'lista'),
    situacion: row.situacion,
    sueldoCentavos: row.sueldo_centavos,
    entidades: entidades.map(({ id, nombre, quincena }) => ({
      id,
      nombre,
      hastaChip: quincenaChip(quincena),
      hasta: quincenaRange(quincena).fin,
    })),
    abierta: (await findAbierta(afiliadoId)) ?? '',
    vigentes: await selectVigentes(afiliadoId),
  }
}

/** Approved ones of a person that none replaced, the newest first. */
function selectVigentes(afiliadoId: number): Promise<ExtemporaneaVigente[]> {
  return selectRows<ExtemporaneaVigente>(
    `SELECT e.folio, e.entidad_id AS "entidadId", e.desde, e.hasta, e.sueldo_centavos AS "sueldoCentavos"
     FROM extemporaneas e WHERE e.afiliado_id = $1 AND e.estado = 'aprobado'
       AND NOT EXISTS (SELECT 1 FROM extemporaneas r WHERE r.reemplaza_id = e.id AND r.estado = 'aprobado')
     ORDER BY e.id DESC`,
    [afiliadoId],
  )
}

/** Folio of the one of a person that is not decided yet. */
export async function findAbierta(afiliadoId: number): Promise<string | null> {
  const row = await selectRow<{ folio: string }>(
    `SELECT folio FROM extemporaneas WHERE afiliado_id = $1 AND estado IN ('solicitado', 'aprobado_una')`,
    [afiliadoId],
  )
  return row?.folio ?? null
}
