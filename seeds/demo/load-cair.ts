import type { Actor } from '#domain/acceso/actor.ts'
import type { Beneficiario, MotivoRetiro } from '#domain/fondos/cair/retiro.ts'
import type { TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { parsePlainDate, type PlainDate } from '#domain/plain-date.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow, selectRows } from '#api/db/sql.ts'
import { uploadArchivo } from '#api/documentos/upload-archivo.ts'
import { acreditarCargos } from '#api/fondos/cair/acreditar-cargos.ts'
import { insertAsientos } from '#api/fondos/cair/asiento-row.ts'
import { aprobarTramite } from '#api/fondos/cair/decidir-tramite.ts'
import { solicitarRetiro, solicitarVoluntaria } from '#api/fondos/cair/solicitar-tramite.ts'
import { pdfProceso } from './documentacion/pdf-proceso.ts'
import { loadActores } from './load-actores.ts'
import { ACTOR_DEMO } from './load-institucion.ts'
import { loadPagos } from './load-pagos.ts'

interface LineaDemo {
  readonly id: number
  readonly referencia: string
  readonly centavos: number
  readonly limite: PlainDate
}

/**
 * Accounts of the demo: every closed quincena but the newest is paid and validated, some people save besides, and some who left
 * withdraw, as do the families of some who died; once: where there are entries it does nothing. Gives how many accounts there are.
 */
export async function loadCair(today: PlainDate): Promise<number> {
  if (await selectRow('SELECT id FROM cair_asientos LIMIT 1')) return 0
  const actores = await loadActores()
  const [admin, auxiliar, jefe, director] = ['admin', 'auxiliar', 'jefe', 'director'].map((usuario) =>
    actores.get(usuario),
  )
  if (!admin || !auxiliar || !jefe || !director) return 0
  await payQuincenas(admin, auxiliar, today)
  await saveBesides([auxiliar, jefe, director], today)
  await withdraw([auxiliar, jefe, director], today)
  await withdrawOfDeceased([auxiliar, jefe, director], today)
  const row = await selectRow<{ n: number }>(
    'SELECT CAST(COUNT(DISTINCT afiliado_id) AS INTEGER) AS n FROM cair_asientos',
  )
  return row?.n ?? 0
}

/** The bank pays each line on its limit, or today; the administrator validates it. */
async function payQuincenas(admin: Actor, segunda: Actor, today: PlainDate): Promise<void> {
  const lineas = await selectRows<LineaDemo>(
    `SELECT l.id, l.referencia, l.capital_centavos + l.interes_centavos AS centavos, l.limite
     FROM lineas_pago l JOIN cargos c ON c.id = l.cargo_id
     WHERE c.anulado_at IS NULL AND c.quincena < (SELECT MAX(quincena) FROM cierres WHERE estado = 'cerrado') ORDER BY l.id`,
  )
  if (lineas.length === 0) return
  // The demo closes past quincenas today: each line counts as issued by its limit, since none is paid before.
  await inTransaction(() => execute('UPDATE lineas_pago SET emitida = limite WHERE limite < emitida'))
  const renglones = lineas.map(({ referencia, centavos, limite, id }) =>
    [referencia, (centavos / 100).toFixed(2), limite < today ? limite : today, `DEMO${id}`].join(','),
  )
  const total = lineas.reduce((sum, { centavos }) => sum + centavos, 0)
  const csv = [
    'referencia,importe,fecha,operacion',
    ...renglones,
    `TOTAL,${(total / 100).toFixed(2)},${lineas.length}`,
  ].join('\n')
  await loadPagos(admin, segunda, csv)
  await inTransaction(async () => {
    for (const { id } of lineas)
      await execute('UPDATE lineas_pago SET validado_at = $1, validado_por = $2, version = version + 1 WHERE id = $3', [
        nowAt(),
        admin.id,
        id,
      ])
    await acreditarCargos(
      admin,
      lineas.map(({ id }) => id),
    )
  })
}

type Gente = readonly [Actor, Actor, Actor]

/** Voluntary contributions of active people: some of last year, one with an approval to come, one just asked for. */
async function saveBesides(gente: Gente, today: PlainDate): Promise<void> {
  const anio = Number(today.slice(0, 4))
  const personas = await selectRows<{ id: number }>(
    `SELECT id FROM afiliados WHERE situacion = 'A' AND nivel1_id IS NOT NULL ORDER BY nombre_plegado, id LIMIT 8`,
  )
  for (const [i, { id }] of personas.entries()) {
    const fecha = i < 4 ? `${anio - 1}-0${i + 3}-10` : today
    const tramite = await solicitarVoluntaria(
      gente[0],
      {
        afiliadoId: id,
        importeCentavos: 150_000 + i * 35_050,
        fecha,
        archivo: await papel(gente[0]),
        observaciones: '',
      },
      `demo-voluntaria-${id}`,
    )
    await approve(gente, tramite, i < 6 ? 2 : 7 - i)
  }
}

const MOTIVO: Readonly<Record<string, MotivoRetiro>> = { P: 'pension', B: 'edad', E: 'edad' }

/** Withdrawals of people who left, out of what they had saved before the portal; the last one waits. */
async function withdraw(gente: Gente, today: PlainDate): Promise<void> {
  const born = `${Number(today.slice(0, 4)) - 61}${today.slice(4)}`
  const personas = await selectRows<{ id: number; situacion: string }>(
    `SELECT id, situacion FROM afiliados WHERE situacion = 'P' OR (situacion IN ('B', 'E') AND fecha_nacimiento < $1)
     ORDER BY nombre_plegado, id LIMIT 6`,
    [born],
  )
  for (const [i, { id, situacion }] of personas.entries()) {
    await saveBefore(id, i, today)
    const tramite = await askRetiro(gente, { afiliadoId: id, motivo: MOTIVO[situacion] ?? 'edad', beneficiarios: [] })
    await approve(gente, tramite, i < 3 ? 2 : i % 2)
  }
}

/** How many approvals the withdrawal of each person who died has: all, one, none; of the last one nobody has asked for it. */
const DE_QUIEN_MURIO = [2, 1, 0, null] as const

/** Accounts of people who died: what they had saved goes to their family. */
async function withdrawOfDeceased(gente: Gente, today: PlainDate): Promise<void> {
  const personas = await selectRows<{ id: number; apellido: string }>(
    `SELECT id, apellido_paterno AS apellido FROM afiliados WHERE situacion = 'D' ORDER BY nombre_plegado, id
     LIMIT ${DE_QUIEN_MURIO.length}`,
  )
  for (const [i, { id, apellido }] of personas.entries()) {
    await saveBefore(id, i, today)
    const aprobaciones = DE_QUIEN_MURIO[i] ?? null
    if (aprobaciones === null) continue
    const beneficiarios = [
      { nombre: 'Oropeza Lira, Renata', parentesco: 'Cónyuge', porcentaje: 5_000 },
      { nombre: `${apellido} Oropeza, Damián`, parentesco: 'Hijo', porcentaje: 2_500 },
      { nombre: `${apellido} Oropeza, Irene`, parentesco: 'Hija', porcentaje: 2_500 },
    ]
    const tramite = await askRetiro(gente, { afiliadoId: id, motivo: 'defuncion', beneficiarios })
    await approve(gente, tramite, aprobaciones)
  }
}

/** What somebody had in the account when the portal began, in the first fortnight of last year. */
async function saveBefore(afiliadoId: number, i: number, today: PlainDate): Promise<void> {
  const fecha = parsePlainDate(`${Number(today.slice(0, 4)) - 1}-01-15`) ?? today
  const importeCentavos = 4_500_000 + i * 612_345
  await inTransaction(() =>
    insertAsientos(ACTOR_DEMO, [{ afiliadoId, cuenta: 'normal', clase: 'aportacion', fecha, importeCentavos }]),
  )
}

interface RetiroDemo {
  readonly afiliadoId: number
  readonly motivo: MotivoRetiro
  readonly beneficiarios: readonly Beneficiario[]
}

async function askRetiro([auxiliar]: Gente, retiro: RetiroDemo): Promise<TramiteCair> {
  const archivo = await papel(auxiliar)
  const pedido = { ...retiro, importeCentavos: 3_000_000, archivo, observaciones: '' }
  return solicitarRetiro(auxiliar, pedido, `demo-retiro-${retiro.afiliadoId}`)
}

async function approve([, jefe, director]: Gente, { id, version }: TramiteCair, times: number): Promise<void> {
  const first = times > 0 ? await aprobarTramite(jefe, id, version) : null
  if (first && times > 1) await aprobarTramite(director, id, first.version)
}

async function papel(actor: Actor): Promise<string> {
  const bytes = await pdfProceso({
    encabezado: 'Instituto de demostración',
    titulo: 'Documento del trámite CAIR',
    secciones: [{ titulo: 'Para qué', texto: 'Comprueba el trámite al que acompaña.' }],
  })
  const subido = { nombre: 'documento-cair.pdf', bytes, clase: 'solicitud', borrador: null } as const
  return (await uploadArchivo(actor, subido, 'cair.solicitar')).id
}
