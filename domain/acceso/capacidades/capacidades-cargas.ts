import type { Capacidad } from './capacidad.ts'

/** Files that dependencies send. Each call names its capability (domain/cargas/llamadas-cargas.ts). */
export const CAPACIDADES_CARGAS = {
  // Loads in general; each kind needs its own capability besides (`lee` and `carga` in `TIPOS_CARGA`).
  'cargas.leer': { acto: 'ver', llamadas: [] },
  'cargas.dependencias': { acto: 'ver', llamadas: [] },
  'cargas.cargar': { acto: 'capturar', tambien: ['validar', 'revisar', 'administrar'], llamadas: [] },
  'cargas.enviar': { acto: 'capturar', tambien: ['validar', 'revisar'], llamadas: [] },
  'cargas.validar': { acto: 'validar', tambien: ['revisar'], llamadas: [] },
  'cargas.administrar': { acto: 'administrar', llamadas: [] },
  'cargas.aprobar': { acto: 'revisar', llamadas: [] },
  'puesta.leer': { acto: 'administrar', tambien: ['aprobar'], llamadas: [] },
} as const satisfies Record<string, Capacidad>
