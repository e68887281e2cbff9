import { foldText } from '#domain/identidad/normalize-text.ts'
import { dateParts, type PlainDate } from '#domain/plain-date.ts'
import { formatFolioCaso } from '#domain/procesos/casos/folio-caso.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { insertRow } from '#api/db/insert-row.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { CasoModel } from '#api/procesos/models/CasoModel.ts'
import {
  casoDemo,
  temaDe,
  type CasoDemo,
  type MundoDemo,
  type PersonaDemo,
  type ProcesoDemo,
} from './casos/caso-demo.ts'
import { ACTOR_DEMO } from './load-institucion.ts'
import { seededRandom } from './personas/seeded-random.ts'
import { CASOS_DE_DEMO, SEMILLA_CASOS } from './personas/semillas.ts'

/**
 * Loads the demo's cases with their norms and history, in one transaction, once: where there are cases it does nothing. The
 * institute and its people must be loaded. Gives how many it wrote; the same seed and day write the same.
 */
export function loadCasos(today: PlainDate, cantidad = CASOS_DE_DEMO): Promise<number> {
  return inTransaction(async () => {
    if (await selectRow('SELECT id FROM casos LIMIT 1')) return 0
    const mundo = await loadMundo(today)
    const casos = Array.from({ length: cantidad }, (_, i) => casoDemo(temaDe(i), mundo)).filter((caso) => caso !== null)
    const inOrder = casos.sort((a, b) => (a.creado < b.creado ? -1 : 1))
    const folios = new Map<number, number>()
    for (const caso of inOrder) {
      const { year } = dateParts(caso.creado)
      folios.set(year, (folios.get(year) ?? 0) + 1)
      await write(caso, formatFolioCaso(year, folios.get(year) ?? 1))
    }
    await logActo(ACTOR_DEMO, {
      acto: 'demo.cargar',
      objeto: 'casos',
      objetoId: 'demo',
      despues: { casos: inOrder.length },
    })
    return inOrder.length
  })
}

async function write(caso: CasoDemo, folio: string): Promise<void> {
  const last = caso.sucesos.at(-1)?.at ?? `${caso.creado}T15:00:00.000Z`
  const id = await insertRow(CasoModel, {
    folio,
    proceso_id: caso.proceso.id,
    proceso_nombre: caso.proceso.nombre,
    area: caso.area,
    asunto: caso.asunto,
    asunto_plegado: foldText(caso.asunto),
    descripcion: 'Caso inventado de la demostración.',
    estado: caso.estado,
    afiliado_id: caso.persona?.id ?? null,
    nivel0_id: caso.persona?.nivel0_id ?? null,
    nivel1_id: caso.persona?.nivel1_id ?? null,
    nivel2_id: caso.persona?.nivel2_id ?? null,
    responsable_id: caso.responsableId,
    modulo_actual_id: caso.moduloActualId,
    vence: caso.vence,
    abierto_por: caso.autorId,
    creado_at: caso.sucesos[0]?.at ?? last,
    actualizado_at: last,
    cerrado_at: caso.cierre ? last : null,
    resultado: caso.cierre?.[0] ?? '',
    resolucion: caso.cierre?.[1] ?? '',
  })
  const { modulos, normas, sucesos } = caso
  await insertRows(
    'caso_modulos',
    ['caso_id', 'modulo_id', 'orden'],
    modulos.map((modulo, orden) => [id, modulo, orden]),
  )
  await insertRows(
    'caso_normas',
    ['caso_id', 'nombre', 'descripcion', 'estado', 'orden'],
    normas.map(([nombre, descripcion, estado], orden) => [id, nombre, descripcion, estado, orden]),
  )
  await insertRows(
    'caso_eventos',
    ['caso_id', 'clase', 'texto', 'nota', 'usuario_id', 'ocurrio_at'],
    sucesos.map(({ clase, texto, nota, usuarioId, at }) => [id, clase, texto, nota, usuarioId, at]),
  )
}

async function loadMundo(today: PlainDate): Promise<MundoDemo> {
  const [procesos, modulos, personas, cuentas] = await Promise.all([
    selectRows<ProcesoDemo>(
      `SELECT p.id, p.nombre, p.componente, m.id AS "moduloId", m.nombre AS modulo FROM procesos p
         JOIN modulos m ON m.id = p.id_modulo WHERE p.componente IS NOT NULL ORDER BY p.id`,
    ),
    selectRows<{ id: number; nombre: string }>('SELECT id, nombre FROM modulos ORDER BY id DESC'),
    selectRows<PersonaDemo>(
      `SELECT id, nivel0_id, nivel1_id, nivel2_id FROM afiliados WHERE situacion IN ('A', 'P', 'L') ORDER BY id LIMIT 600`,
    ),
    selectRows<{ id: number; usuario: string; nombre: string }>('SELECT id, usuario, nombre FROM usuarios ORDER BY id'),
  ])
  return {
    random: seededRandom(SEMILLA_CASOS),
    today,
    procesos,
    modulos: new Map(modulos.map(({ id, nombre }) => [nombre, id])),
    personas,
    cuentas: new Map(cuentas.map(({ id, usuario, nombre }) => [usuario, { id, nombre }])),
  }
}
