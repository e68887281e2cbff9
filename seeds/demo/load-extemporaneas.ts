import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaRange } from '#domain/calendario/quincena.ts'
import type { ClaseExtemporanea } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { uploadArchivo } from '#api/documentos/upload-archivo.ts'
import { aprobarExtemporanea, rechazarExtemporanea } from '#api/quincenas/extemporaneas/decidir-extemporanea.ts'
import { solicitarExtemporanea } from '#api/quincenas/extemporaneas/solicitar-extemporanea.ts'
import { TIPO_LICENCIA } from './afiliados/movimiento-demo.ts'
import { pdfProceso } from './documentacion/pdf-proceso.ts'
import { loadActores } from './load-actores.ts'

/** One of each kind, and how many approvals it has; besides, one that was turned down. */
const CASOS: readonly (readonly [ClaseExtemporanea, number | 'rechazada'])[] = [
  ['antiguedad', 'rechazada'],
  ['laudo', 2],
  ['antiguedad', 2],
  ['reinstalacion', 1],
  ['pago_atrasado', 0],
  ['afiliacion_atrasada', 0],
]

interface PersonaDemo {
  readonly id: number
  readonly sueldo: number
  readonly quincena: number
}

/**
 * Late contributions of the demo: six people who had no leave, whose last two closed quincenas are recognised with a higher salary. Once: where
 * there is one it does nothing. Gives how many were made.
 */
export async function loadExtemporaneas(): Promise<number> {
  if (await selectRow('SELECT id FROM extemporaneas LIMIT 1')) return 0
  const actores = await loadActores()
  const [auxiliar, jefe, director] = ['auxiliar', 'jefe', 'director'].map((usuario) => actores.get(usuario))
  if (!auxiliar || !jefe || !director) return 0
  const personas = await selectRows<PersonaDemo>(
    `SELECT a.id, a.sueldo_centavos AS sueldo,
            (SELECT MAX(quincena) FROM cierres k WHERE k.entidad_id = a.nivel1_id AND k.estado = 'cerrado') AS quincena
     FROM afiliados a WHERE a.situacion = 'A' AND a.sueldo_centavos > 0 AND a.fecha_alta < '2024-01-01'
       AND EXISTS (SELECT 1 FROM cierres k WHERE k.entidad_id = a.nivel1_id AND k.estado = 'cerrado')
       AND NOT EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND m.activo AND NOT m.aplicado)
       AND NOT EXISTS (SELECT 1 FROM movimientos m WHERE m.afiliado_id = a.id AND m.tipo_id = ${TIPO_LICENCIA})
     ORDER BY a.nombre_plegado DESC, a.id LIMIT ${CASOS.length}`,
  )
  for (const [i, persona] of personas.entries()) {
    const caso = CASOS[i]
    if (!caso) break
    const [clase, aprobaciones] = caso
    const { id, version } = await solicitar(auxiliar, clase, persona)
    if (aprobaciones === 'rechazada') {
      await rechazarExtemporanea(jefe, id, { version, nota: 'El acuerdo no está firmado por las dos partes.' })
      continue
    }
    const first = aprobaciones > 0 ? await aprobarExtemporanea(jefe, id, version) : null
    if (first && aprobaciones > 1) await aprobarExtemporanea(director, id, first.version)
  }
  return personas.length
}

async function solicitar(actor: Actor, clase: ClaseExtemporanea, { id, sueldo, quincena }: PersonaDemo) {
  const bytes = await pdfProceso({
    encabezado: 'Instituto de demostración',
    titulo: 'Documento de la aportación extemporánea',
    secciones: [{ titulo: 'Para qué', texto: 'Comprueba el periodo que se reconoce.' }],
  })
  const subido = { nombre: 'documento-extemporanea.pdf', bytes, clase: 'oficio', borrador: null } as const
  const archivo = (await uploadArchivo(actor, subido, 'extemporaneas.solicitar')).id
  const pedido = {
    afiliadoId: id,
    clase,
    desde: quincenaRange(quincena - 1).inicio,
    hasta: quincenaRange(quincena).fin,
    sueldoCentavos: Math.round(sueldo * 1.15),
    archivo,
    observaciones: '',
  }
  return solicitarExtemporanea(actor, pedido, `demo-extemporanea-${id}`)
}
