import { randomUUID } from 'node:crypto'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import { splitRfc } from '#domain/identidad/rfc.ts'
import { onReset } from '#api/memory.ts'
import { nacionalidadFicticia } from '#seeds/demo/personas/nacionalidad-ficticia.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Respuesta } from '#test/support/client.ts'
import type { PortalClient } from './portal-client.ts'
import { fileForm } from '#test/support/upload.ts'

// Other people than those of the tests that run inside the application.
const pool = generarPersonas(77_001, 400).filter(({ sexo, apellidoMaterno }) => sexo !== 'X' && apellidoMaterno !== '')
let used = 0
onReset(() => {
  used = 0
})

/** A fictional person with a plain name, each once per file of tests. */
export function otraPersona(): PersonaFicticia {
  const persona = pool[used]
  used += 1
  if (!persona) throw new Error('No fictional people left')
  return persona
}

interface Unidad {
  readonly id: number
}

interface SesionDesk {
  readonly user: { readonly id_entidad: number; readonly id_adscripcion: number }
}

const lugares = new WeakMap<PortalClient, Promise<object>>()

/** The first area under the desk's own entity; asked once. */
function lugarOf(client: PortalClient): Promise<object> {
  const known = lugares.get(client) ?? findLugar(client)
  lugares.set(client, known)
  return known
}

/** Found by the documented calls. */
async function findLugar(client: PortalClient): Promise<object> {
  const { user } = (await client.get<SesionDesk>('/api/sesion')).body
  const { id_entidad: entidad, id_adscripcion: adscripcion } = user
  const [dependencia] = (await client.get<Unidad[]>(`/api/OrganicaDependencia?id_adscripcion=${adscripcion}`)).body
  const [area] = (await client.get<Unidad[]>(`/api/OrganicaArea?id_dependencia=${dependencia?.id ?? 0}`)).body
  return { entidad, adscripcion, dependencia: dependencia?.id, area: area?.id }
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

async function subir(client: PortalClient, clase: string): Promise<{ archivo: string }> {
  const res = await client.upload<{ id: string }>('/api/archivos', fileForm(PDF, `${clase}.pdf`, { clase }))
  if (res.status !== 201) throw new Error(`upload failed: ${res.status} ${JSON.stringify(res.body)}`)
  return { archivo: res.body.id }
}

/** A whole and valid body of `POST /api/tramites/alta` for `persona` at the client's own entity; its papers are uploaded. */
export async function prepararAlta(client: PortalClient, persona: PersonaFicticia): Promise<object> {
  const [lugar, curp, nss, csf] = await Promise.all([
    lugarOf(client),
    subir(client, 'curp'),
    subir(client, 'nss'),
    subir(client, 'csf'),
  ])
  return {
    datosPersonales: {
      nombres: persona.nombres,
      apellidoPaterno: persona.apellidoPaterno,
      apellidoMaterno: persona.apellidoMaterno,
      sinSegundoApellido: false,
      curp: persona.curp,
      nacionalidad: nacionalidadFicticia(persona),
      ...splitRfc(persona.rfc),
      nss: persona.nss,
      numEmpleado: '',
      email: persona.correo,
      telefono: persona.telefono,
      domicilio: 'Calle Olmo No. 12, Int. 3',
      calle2: '',
      usarDireccionCsf: false,
      foto: '',
    },
    datosLaborales: {
      ...lugar,
      categoria: '20B',
      nombreCategoria: 'Auxiliar/Analista "B"',
      salario: 12_335.75,
      fechaIngreso: '2026-11-16',
    },
    documentos: { curp, nss, csf },
  }
}

export function enviarAlta(
  client: PortalClient,
  solicitud: object,
  key: string = randomUUID(),
): Promise<Respuesta<RespuestaAlta & Record<string, unknown>>> {
  return client.post('/api/tramites/alta', solicitud, { 'Idempotency-Key': key })
}

/** Registers `persona` at the client's desk. */
export async function registrarAlta(client: PortalClient, persona: PersonaFicticia): Promise<RespuestaAlta> {
  const { status, body } = await enviarAlta(client, await prepararAlta(client, persona))
  if (status !== 201) throw new Error(`alta failed: ${status} ${JSON.stringify(body)}`)
  return body
}
