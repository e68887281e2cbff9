import { TIPOS_DE_PROCESO, type TipoDeProceso } from '#domain/procesos/documentacion.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import type { Dueno } from '#api/procesos/documentacion/dueno.ts'
import { createDocumento } from '#api/procesos/documentacion/save-documento.ts'
import { uploadDocumento } from '#api/procesos/documentacion/upload-documento.ts'
import { saveResponsables } from '#api/procesos/procesos/responsables.ts'
import { pdfProceso } from './documentacion/pdf-proceso.ts'
import { ACTOR_DEMO } from './load-institucion.ts'

interface ProcesoDocumentado {
  readonly ruta: string
  readonly tipos: readonly TipoDeProceso[]
  /** Accounts in charge. */
  readonly aCargo: readonly string[]
}

/** Some processes whole, some half way, the others with nothing: what an institute that has begun looks like. */
const DOCUMENTADOS: readonly ProcesoDocumentado[] = [
  { ruta: '/tramite-pension/orientacion', tipos: TIPOS_DE_PROCESO, aCargo: ['jefe', 'auxiliar'] },
  { ruta: '/tramite-pension/integracion-expediente', tipos: ['Procedimiento', 'Requerimientos'], aCargo: ['auxiliar'] },
  { ruta: '/prestamos/corto-plazo', tipos: ['Diagrama de Flujo', 'Normatividad', 'Procedimiento'], aCargo: ['jefe'] },
  { ruta: '/nomina/calculo-nomina', tipos: ['Procedimiento', 'Indicadores'], aCargo: ['director'] },
  { ruta: '/sistema-gestion-calidad/control-documentado', tipos: TIPOS_DE_PROCESO, aCargo: ['titular'] },
]

/** What the sections of a paper of each type say. */
const SECCIONES: Readonly<Record<TipoDeProceso, readonly string[]>> = {
  'Diagrama de Tortuga': ['Entradas', 'Salidas', 'Con qué', 'Con quién', 'Cómo', 'Con qué medida'],
  'Diagrama de Flujo': ['Inicio', 'Recepción', 'Revisión', 'Decisión', 'Entrega', 'Fin'],
  Indicadores: ['Trámites recibidos', 'Trámites resueltos en plazo', 'Tiempo promedio', 'Satisfacción'],
  Normatividad: ['Ley', 'Reglamento', 'Lineamientos'],
  Requerimientos: ['Documentos que se piden', 'Condiciones', 'Plazos'],
  Procedimiento: ['Objetivo', 'Alcance', 'Responsables', 'Pasos', 'Registros'],
}

/**
 * Loads papers and people in charge of some processes, and a general paper, through the services, once: where there are
 * papers it does nothing. The institute and its accounts must be loaded. Gives how many papers it made.
 */
export async function loadDocumentacion(): Promise<number> {
  if (await selectRow('SELECT id FROM documentacion LIMIT 1')) return 0
  let papeles = 0
  for (const { ruta, tipos, aCargo } of DOCUMENTADOS) {
    const proceso = await selectRow<{ id: number; nombre: string; version: number }>(
      'SELECT id, nombre, version FROM procesos WHERE componente = $1 ORDER BY id LIMIT 1',
      [ruta],
    )
    if (!proceso) continue
    for (const tipo of tipos) await file({ clase: 'proceso', id: proceso.id }, tipo, proceso.nombre, SECCIONES[tipo])
    papeles += tipos.length
    const people = await selectRows<{ id: number }>(
      `SELECT id FROM usuarios WHERE usuario IN (${aCargo.map((_, i) => `$${i + 1}`).join(', ')})`,
      aCargo,
    )
    const ids = people.map(({ id }) => id)
    await saveResponsables(ACTOR_DEMO, proceso.id, ids, proceso.version)
  }
  await file({ clase: 'general', id: 0 }, 'Normatividad', 'Instituto', ['Ley de pensiones', 'Reglamento interior'])
  return papeles + 1
}

async function file(dueno: Dueno, tipo: string, nombre: string, secciones: readonly string[]): Promise<void> {
  const bytes = await pdfProceso({
    encabezado: 'Instituto de Pensiones',
    titulo: `${tipo}: ${nombre}`,
    secciones: secciones.map((titulo) => ({
      titulo,
      texto: `${titulo} de ${nombre}, como lo acordó el área responsable. Cada institución pone aquí su propio texto.`,
    })),
  })
  const { nombreArchivo } = await uploadDocumento(ACTOR_DEMO, dueno.id, { nombre: `${tipo} ${nombre}.pdf`, bytes })
  await createDocumento(ACTOR_DEMO, dueno, { tipo, nombre_archivo: nombreArchivo })
}
