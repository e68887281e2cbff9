import { randomUUID } from 'node:crypto'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Client, Respuesta } from './client.ts'
import { fileForm } from './upload.ts'

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n')

export interface Lugar {
  readonly entidad: number
  readonly adscripcion: number
  readonly dependencia: number
  readonly area: number
}

let drawn = 0

/** A fictional person that no other call of this file got. */
export function otraPersona(): PersonaFicticia {
  drawn += 1
  const persona = generarPersonas(424_242, drawn).at(-1)
  if (!persona) throw new Error('no person drawn')
  return persona
}

/** The first area of the client's own entity, by the documented calls. */
export async function lugarOf(client: Client): Promise<Lugar> {
  const { user } = (await client.get<{ user: { id_entidad: number; id_adscripcion: number } }>('/api/sesion')).body
  const dependencias = await client.get<{ id: number }[]>(
    `/api/OrganicaDependencia?id_adscripcion=${user.id_adscripcion}`,
  )
  const dependencia = dependencias.body[0]?.id ?? 0
  const areas = await client.get<{ id: number }[]>(`/api/OrganicaArea?id_dependencia=${dependencia}`)
  return { entidad: user.id_entidad, adscripcion: user.id_adscripcion, dependencia, area: areas.body[0]?.id ?? 0 }
}

export async function subir(
  client: Client,
  clase: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const res = await client.upload<{ id: string }>('/api/archivos', fileForm(PDF, `${clase}.pdf`, { clase, ...fields }))
  if (res.status !== 201) throw new Error(`upload failed: ${res.status} ${JSON.stringify(res.body)}`)
  return res.body.id
}

/** A whole, right body of `POST /api/tramites/alta` for `persona`, with papers put by hand. */
export async function solicitudDe(client: Client, persona: PersonaFicticia): Promise<Record<string, unknown>> {
  return {
    datosPersonales: {
      nombres: persona.nombres,
      apellidoPaterno: persona.apellidoPaterno,
      apellidoMaterno: persona.apellidoMaterno,
      sinSegundoApellido: persona.apellidoMaterno === '',
      curp: persona.curp,
      rfcBase: persona.rfc.slice(0, 10),
      rfcHomo: persona.rfc.slice(10),
      numEmpleado: '',
      nss: persona.nss,
      email: 'persona@ejemplo.gob.mx',
      telefono: '4491234567',
      domicilio: 'Calle Morelos 125',
      calle2: '',
      usarDireccionCsf: false,
      foto: '',
    },
    datosLaborales: {
      ...(await lugarOf(client)),
      categoria: '20B',
      nombreCategoria: 'Auxiliar/Analista "B"',
      salario: 12_335.75,
      fechaIngreso: '2026-11-20',
    },
    documentos: {
      curp: { archivo: await subir(client, 'curp') },
      nss: { archivo: await subir(client, 'nss') },
      csf: { archivo: await subir(client, 'csf') },
    },
  }
}

export function enviarAlta(
  client: Client,
  solicitud: unknown,
  key: string = randomUUID(),
): Promise<Respuesta<RespuestaAlta & Record<string, unknown>>> {
  return client.post('/api/tramites/alta', solicitud, { 'Idempotency-Key': key })
}
