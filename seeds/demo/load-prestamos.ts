import { quincenaOf } from '#domain/calendario/quincena.ts'
import { capacidadRetencion, CONSTANTES_PRESTAMO } from '#domain/fondos/prestamos/capacidad.ts'
import { planearPrestamo } from '#domain/fondos/prestamos/planear-prestamo.ts'
import { TIPO_PRESTAMO_IDS, TIPOS_PRESTAMO } from '#domain/fondos/prestamos/tipo-prestamo.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { answerRetencion, decideRetencion } from '#api/fondos/retenciones/answer-retencion.ts'
import { loadActor } from '#api/usuarios/load-actor.ts'
import { ACTOR_DEMO } from './load-institucion.ts'

/** Loans of the demo, among who is at work or on leave. */
const PRESTAMOS = 300
/** One answer in so many is less than what was ordered. */
const CADA_DIFERENCIA = 9
/** Yearly interest of each plan, in ten-thousandths of a percent: invented. */
const INTERES = { corto: 60_000, mediano: 80_000, hipotecario: 70_000 }

/** Makes loans that begin with the first of the `cuantas` quincenas that are about to be closed; once. Gives how many. */
export async function loadPrestamos(today: PlainDate, cuantas: number): Promise<number> {
  if (await selectRow('SELECT id FROM prestamos LIMIT 1')) return 0
  const personas = await selectRows<{ id: number; sueldo: number }>(
    `SELECT id, sueldo_centavos AS sueldo FROM afiliados
     WHERE situacion IN ('A', 'L') AND nivel1_id IS NOT NULL AND sueldo_centavos > 0 ORDER BY id`,
  )
  const step = Math.max(1, Math.floor(personas.length / PRESTAMOS))
  const elegidas = personas.filter((_, i) => i % step === 0).slice(0, PRESTAMOS)
  const primera = quincenaOf(today) - cuantas
  await inTransaction(() => insertPrestamos(elegidas.map((persona, i) => prestamoDe(persona, i, primera))))
  return elegidas.length
}

type Prestamo = ReturnType<typeof prestamoDe>

/** A loan whose abono takes about half of what may be withheld of the person. */
function prestamoDe({ id, sueldo }: { readonly id: number; readonly sueldo: number }, i: number, primera: number) {
  const tipo = TIPO_PRESTAMO_IDS[i % TIPO_PRESTAMO_IDS.length] ?? 'corto'
  const { minimo, maximo } = TIPOS_PRESTAMO[tipo]
  const quincenas = Math.min(maximo, minimo + (i % 7))
  const capacidad = capacidadRetencion({
    sueldoCentavos: sueldo,
    porcentaje: Number(CONSTANTES_PRESTAMO.PORCENTAJE_MAXIMO_RETENCION),
    comprometidoCentavos: 0,
  })
  // Whole hundreds of pesos.
  const capitalCentavos = Math.max(1, Math.floor((capacidad * quincenas) / 2 / 10_000)) * 10_000
  const interesAnual = INTERES[tipo]
  return {
    id,
    tipo,
    quincenas,
    capitalCentavos,
    interesAnual,
    primera,
    ...planearPrestamo({ capitalCentavos, interesAnual, quincenas }),
  }
}

async function insertPrestamos(prestamos: readonly Prestamo[]): Promise<void> {
  const at = nowAt()
  await insertRows(
    'prestamos',
    [
      'afiliado_id',
      'tipo',
      'capital_centavos',
      'interes_anual',
      'interes_centavos',
      'abono_centavos',
      'quincenas',
      'primera',
      'estado',
      'creado_at',
    ],
    prestamos.map((p) => [
      p.id,
      p.tipo,
      p.capitalCentavos,
      p.interesAnual,
      p.interesCentavos,
      p.abonoCentavos,
      p.quincenas,
      p.primera,
      'activo',
      at,
    ]),
  )
  const ids = await selectRows<{ id: number; capital: number; interes: number }>(
    'SELECT id, capital_centavos AS capital, interes_centavos AS interes FROM prestamos ORDER BY id',
  )
  await insertRows(
    'prestamo_movimientos',
    ['prestamo_id', 'clase', 'importe_centavos', 'hecho_at'],
    ids.flatMap(({ id, capital, interes }) => [
      [id, 'capital', capital, at],
      ...(interes > 0 ? [[id, 'interes', interes, at]] : []),
    ]),
  )
}

/**
 * Answers what the first closed quincena ordered: most of it whole, some less; the differences of one entity in two stay to be
 * decided. Later quincenas wait for their answer. Through the services, as the administrator; once.
 */
export async function loadRespuestas(): Promise<void> {
  const answered = `SELECT id FROM retenciones WHERE obligado = 'entidad' AND retenido_centavos IS NOT NULL LIMIT 1`
  if (await selectRow(answered)) return
  const admin = await selectRow<{ id: number }>(`SELECT id FROM usuarios WHERE usuario = 'admin'`)
  const actor = admin ? await loadActor(admin.id, ACTOR_DEMO.origen) : null
  if (!actor) return
  const ordenes = await selectRows<{ id: number; entidadId: number; version: number; ordenado: number }>(
    `SELECT id, entidad_id AS "entidadId", version, ordenado_centavos AS ordenado FROM retenciones
     WHERE obligado = 'entidad' AND quincena = (SELECT MIN(quincena) FROM retenciones) ORDER BY id`,
  )
  await inTransaction(async () => {
    for (const [i, { id, entidadId, version, ordenado }] of ordenes.entries()) {
      const isLess = i % CADA_DIFERENCIA === CADA_DIFERENCIA - 1
      const retenidoCentavos = isLess ? Math.floor(ordenado / 2) : ordenado
      const motivo = isLess ? 'sueldo_insuficiente' : null
      const respuesta = await answerRetencion(actor, id, { version, retenidoCentavos, motivo, nota: '' })
      if (isLess && entidadId % 2 === 0)
        await decideRetencion(actor, id, { version: respuesta.version, decision: 'recorrer' })
    }
  })
}
