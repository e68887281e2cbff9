import { randomUUID } from 'node:crypto'
import type { RespuestaAlta } from '#domain/afiliacion/alta.ts'
import { splitRfc } from '#domain/identidad/rfc.ts'
import { selectRow, execute } from '#api/db/sql.ts'
import { inTransaction } from '#api/db/database.ts'
import { onReset } from '#api/memory.ts'
import { nacionalidadFicticia } from '#seeds/demo/personas/nacionalidad-ficticia.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Client, Respuesta } from './client.ts'
import { fileForm } from './upload.ts'

/** Fictional people with plain names, each once per test file. */
const pool = generarPersonas(20_261_120, 400).filter(
  ({ sexo, apellidoMaterno }) => sexo !== 'X' && apellidoMaterno !== '',
)
let used = 0
onReset(() => {
  used = 0
})

export function nuevaPersona(overrides: Partial<PersonaFicticia> = {}): PersonaFicticia {
  const persona = pool[used]
  used += 1
  if (!persona) throw new Error('No fictional people left')
  return { ...persona, ...overrides }
}

export interface Lugar {
  readonly entidad: number
  readonly adscripcion: number
  readonly dependencia: number
  readonly area: number
}

/** The first whole chain of units under the adscripción of that name. */
export async function lugarDe(adscripcion: string): Promise<Lugar> {
  const row = await selectRow<Lugar>(
    `SELECT u1.parent_id AS entidad, u1.id AS adscripcion, u2.id AS dependencia, u3.id AS area
     FROM unidades u1 JOIN unidades u2 ON u2.parent_id = u1.id JOIN unidades u3 ON u3.parent_id = u2.id
     WHERE u1.nivel = 1 AND u1.nombre = $1 ORDER BY u2.id, u3.id LIMIT 1`,
    [adscripcion],
  )
  if (!row) throw new Error(`No chain under ${adscripcion}`)
  return row
}

export const SALUD = 'Secretaría de Salud'
export const EDUCACION = 'Secretaría de Educación'

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])

/** Uploads a file of `clase` as the wizard does and gives its id. */
export async function subirArchivo(client: Client, clase: string, borrador?: string): Promise<string> {
  const bytes = clase === 'foto' ? PNG : PDF
  const form = fileForm(bytes, `${clase}.${clase === 'foto' ? 'png' : 'pdf'}`, {
    clase,
    ...(borrador === undefined ? {} : { borrador }),
  })
  const res = await client.upload<{ id: string }>('/api/archivos', form)
  if (res.status !== 201) throw new Error(`upload failed: ${res.status} ${JSON.stringify(res.body)}`)
  return res.body.id
}

/** Notes a reading of an uploaded file, as the reader would. */
export async function anotarLectura(archivoId: string, documento: string, datos: object): Promise<void> {
  const lectura = JSON.stringify({ documento, campos: {}, avisos: [] })
  await inTransaction(() =>
    execute('INSERT INTO lecturas (archivo_id, documento, lectura, datos, creada_at) VALUES ($1, $2, $3, $4, $5)', [
      archivoId,
      documento,
      lectura,
      JSON.stringify(datos),
      new Date().toISOString(),
    ]),
  )
}

export type Papeles = Record<string, { archivo: string }>

/** The three papers of a person, uploaded and read. */
export async function subirPapeles(client: Client, persona: PersonaFicticia, borrador?: string): Promise<Papeles> {
  const { nombres, apellidoPaterno, apellidoMaterno, curp, rfc, nss, fechaNacimiento } = persona
  const nombre = { nombres, apellidoPaterno, apellidoMaterno }
  const datos = {
    curp: { ...nombre, curp, fechaNacimiento },
    nss: { ...nombre, nss, curp },
    csf: { ...nombre, rfc, curp },
  }
  const papeles: Papeles = {}
  for (const [tipo, leido] of Object.entries(datos)) {
    const archivo = await subirArchivo(client, tipo, borrador)
    await anotarLectura(archivo, tipo, leido)
    papeles[tipo] = { archivo }
  }
  return papeles
}

export interface Solicitud {
  datosPersonales: Record<string, unknown>
  datosLaborales: Record<string, unknown>
  documentos: Papeles
  borrador?: string
}

/** A whole and valid body of `POST /api/tramites/alta`. */
export function solicitudDe(persona: PersonaFicticia, lugar: Lugar, documentos: Papeles): Solicitud {
  return {
    datosPersonales: {
      nombres: persona.nombres,
      apellidoPaterno: persona.apellidoPaterno,
      apellidoMaterno: persona.apellidoMaterno,
      sinSegundoApellido: persona.apellidoMaterno === '',
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
      salario: 12335.75,
      fechaIngreso: '2026-11-16',
    },
    documentos,
  }
}

export function enviarAlta(
  client: Client,
  body: unknown,
  key: string = randomUUID(),
): Promise<Respuesta<RespuestaAlta & Record<string, unknown>>> {
  return client.post('/api/tramites/alta', body, { 'idempotency-key': key })
}

export interface AltaHecha extends RespuestaAlta {
  readonly persona: PersonaFicticia
  readonly afiliadoId: number
  readonly solicitud: Solicitud
}

/** Registers a new person through the API. */
export async function registrarAlta(
  client: Client,
  lugar: Lugar,
  overrides: Partial<PersonaFicticia> = {},
): Promise<AltaHecha> {
  const persona = nuevaPersona(overrides)
  const solicitud = solicitudDe(persona, lugar, await subirPapeles(client, persona))
  const res = await enviarAlta(client, solicitud)
  if (res.status !== 201) throw new Error(`alta failed: ${res.status} ${JSON.stringify(res.body)}`)
  const row = await selectRow<{ id: number }>('SELECT id FROM afiliados WHERE curp = $1', [persona.curp])
  return { ...res.body, persona, afiliadoId: row?.id ?? 0, solicitud }
}
