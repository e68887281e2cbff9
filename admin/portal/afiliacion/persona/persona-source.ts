import { isDocumentoAlta } from '#domain/afiliacion/borrador.ts'
import { parsePlainDate } from '#domain/plain-date.ts'
import { aclaracionesDe } from '#admin/portal/expediente/aclaraciones.ts'
import { cambiosDe } from '#admin/portal/expediente/cambios.ts'
import { CAPTURA_VACIA } from '#admin/portal/expediente/captura.ts'
import type { Borrador, DocumentoAlta } from '#domain/afiliacion/borrador.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { SolicitudTramite } from '#domain/afiliacion/tramites/tramite.ts'
import type { Captura } from '#admin/portal/expediente/captura.ts'
import type { Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { TramiteSource } from '#admin/portal/expediente/tramite/tramite-source.ts'
import type { DocumentoExpediente } from '#domain/afiliacion/documento-expediente.ts'

type PapelRegistrado = DocumentoExpediente & { readonly tipo: DocumentoAlta }

/** The papers in force of the person that the documents step shows. */
function registrados({ persona }: ExpedienteTramite): PapelRegistrado[] {
  const isShown = (papel: DocumentoExpediente): papel is PapelRegistrado =>
    papel.vigente && papel.enTramite === null && isDocumentoAlta(papel.tipo)
  return persona.documentos.filter(isShown)
}

/** What the wizard opens on: what is on file, known to the system, and over it the draft, if there is one. */
export function personaSource(expediente: ExpedienteTramite, borrador: Borrador | null): TramiteSource {
  const known = registrados(expediente)
  const documentos: Captura['documentos'] = Object.fromEntries(
    known.map(({ tipo, archivo }) => [tipo, { archivo: archivo.id, by: 'Sistema' as const }]),
  )
  const archivos = Object.fromEntries(known.map(({ archivo }) => [archivo.id, archivo]))
  const { datos } = borrador ?? {}
  return {
    captura: { ...CAPTURA_VACIA, ...datos, documentos: { ...documentos, ...datos?.documentos } },
    kept: { archivos: { ...archivos, ...borrador?.archivos }, lecturas: borrador?.lecturas ?? {} },
    paso: borrador?.paso ?? 1,
    borrador,
    correccion: borrador?.correccion ?? null,
  }
}

/** The body of the call: only what differs from what is on file, as its rules say. Null while its date is no day. */
export function solicitudPersona(
  expediente: ExpedienteTramite,
  { captura, model, corregida, reglas }: Pick<Tramite, 'captura' | 'model' | 'corregida' | 'reglas'>,
): SolicitudTramite | null {
  const { persona } = expediente
  const fecha = parsePlainDate(model.laborales.fechaIngreso ?? '')
  if (!fecha) return null
  const nuevos = Object.entries(captura.documentos).filter(([, { by }]) => by !== 'Sistema')
  const { foto } = captura.personales
  return {
    interno: persona.interno,
    version: corregida?.version ?? persona.version,
    fecha,
    cambios: cambiosDe(
      { personales: model.valores, laborales: model.laborales },
      reglas.registrado,
      reglas.laboralEntero,
    ),
    documentos: {
      ...Object.fromEntries(nuevos.map(([clave, { archivo }]) => [clave, { archivo }])),
      ...(foto && { foto: { archivo: foto } }),
    },
    observaciones: captura.observaciones.trim(),
    ...aclaracionesDe(captura),
  }
}
