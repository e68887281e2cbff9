import type { TextoFallo } from '#admin/portal/wizard/TramiteDialogs.tsx'
import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Tramite, TramiteDosPasos } from '#domain/afiliacion/tramites/tramite.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { ReglasTramite } from '#admin/portal/expediente/tramite/reglas-tramite.ts'
import type { TramiteModel } from '#admin/portal/expediente/tramite/tramite-model.ts'
import type { Pregunta } from '#admin/portal/expediente/tramite/TramiteFrame.tsx'
import type { ReactElement } from 'react'

/** A procedure of four steps for somebody on file: what it starts from, what it asks and what it says. */
export interface Procedimiento {
  readonly tramite: Exclude<Tramite, TramiteDosPasos>
  readonly vista: NombreVista
  readonly buscador: NombreVista
  /** Said of an internal number that nobody within reach has; by default what the documents say of a procedure. */
  readonly sinDatos?: (interno: number) => string
  /** Beside the steps: what is known of the person besides the form. */
  readonly aside?: (expediente: ExpedienteTramite) => ReactElement | null
  readonly reglas: (expediente: ExpedienteTramite) => ReglasTramite
  readonly guardar: string
  readonly guardando: string
  readonly exito: string
  readonly detalle: string
  /** Said when the network or the server failed. */
  readonly fallo: TextoFallo
  /** What opens once it is saved, by the profile. */
  readonly despues: (central: boolean) => NombreVista
  /** What is asked before the documents step is left; null when there is nothing to ask. */
  readonly pregunta: (captura: Captura, model: TramiteModel) => ((asked: Pregunta) => ReactElement) | null
}
