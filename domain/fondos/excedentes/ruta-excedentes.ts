import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import type { EstadoExcedente } from './excedente.ts'

/** Some rows of the list of what payrolls deducted beyond what was due. */
interface FiltroExcedentes {
  readonly entidadId?: number
  readonly estado?: EstadoExcedente
  /** Code: "2226". */
  readonly quincena?: string
}

/** Address of the list of what payrolls deducted beyond what was due. */
export function rutaExcedentes(filtro?: FiltroExcedentes): string {
  const ruta = `${rutaVista('retencion')}&tab=excedentes`
  return filtro ? `${ruta}&filtro=${encodeURIComponent(JSON.stringify(filtro))}` : ruta
}
