import type { LlamadasAcceso } from '#domain/acceso/llamadas-acceso.ts'
import type { LlamadasAfiliacion } from '#domain/afiliacion/llamadas-afiliacion.ts'
import type { LlamadasAutorizaciones } from '#domain/autorizaciones/llamadas-autorizaciones.ts'
import type { LlamadasAvisos } from '#domain/avisos/llamadas-avisos.ts'
import type { LlamadasCalendario } from '#domain/calendario/llamadas-calendario.ts'
import type { LLAMADAS_CARGAS } from '#domain/cargas/llamadas-cargas.ts'
import type { LlamadasCorreo } from '#domain/correo/llamadas-correo.ts'
import type { LlamadasDirecciones } from '#domain/direcciones/llamadas-direcciones.ts'
import type { LlamadasDocumentos } from '#domain/documentos/llamadas-documentos.ts'
import type { LLAMADAS_EXCEDENTES } from '#domain/fondos/llamadas-excedentes.ts'
import type { LlamadasFondos } from '#domain/fondos/llamadas-fondos.ts'
import type { LlamadasFormatos } from '#domain/formatos/llamadas-formatos.ts'
import type { LlamadasInstituto } from '#domain/instituto/llamadas-instituto.ts'
import type { LlamadasOrganica } from '#domain/organica/llamadas-organica.ts'
import type { LlamadasProcesos } from '#domain/procesos/llamadas-procesos.ts'
import type { LlamadasQuincenas } from '#domain/quincenas/llamadas-quincenas.ts'
import type { LlamadasUsuarios } from '#domain/usuarios/llamadas-usuarios.ts'
import type { LlamadasDe } from './llamada.ts'

/**
 * Every call that answers JSON (or nothing: `undefined`), by method and path, with the query and body that it takes and what it
 * answers. One entry a call, in its area: the client of the screens takes its types from here, the API's description is made of it,
 * and its tests hold every answer, and what the server lets in, against it.
 */
export interface Llamadas
  extends
    LlamadasAcceso,
    LlamadasAutorizaciones,
    LlamadasAvisos,
    LlamadasCalendario,
    LlamadasDe<typeof LLAMADAS_CARGAS>,
    LlamadasDe<typeof LLAMADAS_EXCEDENTES>,
    LlamadasCorreo,
    LlamadasInstituto,
    LlamadasOrganica,
    LlamadasUsuarios,
    LlamadasDirecciones,
    LlamadasDocumentos,
    LlamadasAfiliacion,
    LlamadasFondos,
    LlamadasQuincenas,
    LlamadasProcesos,
    LlamadasFormatos {}

export type Llamada = keyof Llamadas

/** What a call answers. */
export type Respuesta<Clave extends Llamada> = Llamadas[Clave]['answer']

/** The names and values that a call takes in its address; never where it takes none. */
export type Consulta<Clave extends Llamada> = Clave extends Llamada
  ? Llamadas[Clave] extends { readonly query: infer Query }
    ? Query
    : never
  : never

/** What a call takes as JSON; never where it takes nothing. */
export type Cuerpo<Clave extends Llamada> = Clave extends Llamada
  ? Llamadas[Clave] extends { readonly body: infer Body }
    ? Body
    : never
  : never
