import { randomUUID } from 'node:crypto'
import { createApp } from '#api/app.ts'
import { selectRow } from '#api/db/sql.ts'
import { nacionalidadFicticia } from '#seeds/demo/personas/nacionalidad-ficticia.ts'
import { generarPersonas } from '#seeds/demo/personas/generar-personas.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Medida } from './main.ts'
import { ms, percentile } from './statistics.ts'

const ALTAS = 1_000
/** A picture has one page: nothing but the saving call is measured here, not the counting of pages. */
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xd9])
const WRITERS = 5

/** The application, in this process or over HTTP. */
export interface App {
  request(url: string, init?: RequestInit): Response | Promise<Response>
}

/** Somebody at the front desk: signs in, keeps papers, asks. */
export class Desk {
  readonly #app: App
  #cookie = ''

  constructor(app: App) {
    this.#app = app
  }

  async signIn(usuario = 'ventanilla1'): Promise<void> {
    const res = await this.json('POST', '/api/login', { usuario, pass: 'Demo-2026' })
    if (res.status !== 200) throw new Error(`sign in: ${res.status} ${await res.text()}`)
    this.#cookie = res.headers.get('set-cookie')?.split(';')[0] ?? ''
  }

  json(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return Promise.resolve(
      this.#app.request(`http://localhost${path}`, {
        method,
        headers: {
          ...(this.#cookie && { cookie: this.#cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
  }

  async get<T>(path: string): Promise<T> {
    const res = await this.json('GET', path)
    if (!res.ok) throw new Error(`${path} failed: ${res.status} ${await res.text()}`)
    return res.json() as Promise<T>
  }

  get cookie(): string {
    return this.#cookie
  }

  /** Saves an alta with three papers of its own; milliseconds of the saving call. Throws unless it was kept. */
  async alta(persona: PersonaFicticia, laborales: Laborales): Promise<number> {
    const archivos = { curp: await this.upload('curp'), nss: await this.upload('nss'), csf: await this.upload('csf') }
    const start = performance.now()
    const res = await this.json('POST', '/api/tramites/alta', solicitud(persona, laborales, archivos), {
      'Idempotency-Key': randomUUID(),
    })
    const took = performance.now() - start
    if (res.status !== 201) throw new Error(`alta failed: ${res.status} ${await res.text()}`)
    return took
  }

  /** Keeps one small file and gives its id. */
  async upload(clase: string): Promise<string> {
    const form = new FormData()
    form.set('file', new File([JPEG], `${clase}.jpg`))
    form.set('clase', clase)
    const res = await this.#app.request('http://localhost/api/archivos', {
      method: 'POST',
      headers: { cookie: this.#cookie },
      body: form,
    })
    return ((await res.json()) as { id: string }).id
  }
}

export interface Laborales {
  readonly entidad: number
  readonly adscripcion: number
  readonly dependencia: number
  readonly area: number
}

export async function laboralesOf(desk: Desk): Promise<Laborales> {
  const { user } = await desk.get<{ user: { id_entidad: number; id_adscripcion: number } }>('/api/sesion')
  const dependencias = await desk.get<{ id: number }[]>(
    `/api/OrganicaDependencia?id_adscripcion=${user.id_adscripcion}`,
  )
  const dependencia = dependencias[0]?.id ?? 0
  const areas = await desk.get<{ id: number }[]>(`/api/OrganicaArea?id_dependencia=${dependencia}`)
  return { entidad: user.id_entidad, adscripcion: user.id_adscripcion, dependencia, area: areas[0]?.id ?? 0 }
}

export function solicitud(
  p: PersonaFicticia,
  laborales: Laborales,
  archivos: Readonly<Record<string, string>>,
): object {
  return {
    datosPersonales: {
      nombres: p.nombres,
      apellidoPaterno: p.apellidoPaterno,
      apellidoMaterno: p.apellidoMaterno,
      sinSegundoApellido: p.apellidoMaterno === '',
      curp: p.curp,
      nacionalidad: nacionalidadFicticia(p),
      rfcBase: p.rfc.slice(0, 10),
      rfcHomo: p.rfc.slice(10),
      numEmpleado: '',
      nss: p.nss,
      email: 'persona@ejemplo.gob.mx',
      telefono: '4491234567',
      domicilio: 'Calle Morelos 125',
      calle2: '',
      usarDireccionCsf: false,
      domicilioOCR: EMPTY_DOMICILIO,
      foto: '',
    },
    datosLaborales: {
      ...laborales,
      categoria: '20B',
      nombreCategoria: 'Auxiliar/Analista "B"',
      salario: 12_335.75,
      fechaIngreso: '2026-11-20',
    },
    documentos: Object.fromEntries(Object.entries(archivos).map(([tipo, archivo]) => [tipo, { archivo }])),
  }
}

const EMPTY_DOMICILIO = Object.fromEntries(
  [
    'cp',
    'tipoVialidad',
    'nombreVialidad',
    'numeroExterior',
    'numeroInterior',
    'colonia',
    'localidad',
    'municipio',
    'entidad',
    'entreCalle',
    'yCalle',
  ].map((field) => [field, '']),
)

/** A thousand altas by five writers at once: p95 of the saving call, and none lost or doubled. */
export async function measureAltas(): Promise<Medida[]> {
  const app = createApp()
  const personas = generarPersonas(90_210, ALTAS)
  const samples: number[] = []
  const work = async (writer: number) => {
    const desk = new Desk(app)
    await desk.signIn()
    const laborales = await laboralesOf(desk)
    for (const persona of personas.filter((_, index) => index % WRITERS === writer))
      samples.push(await desk.alta(persona, laborales))
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => work(writer)))
  const saved = await selectRow<{ n: number }>(
    `SELECT COUNT(DISTINCT a.curp) AS n FROM afiliados a JOIN movimientos m ON m.afiliado_id = a.id WHERE a.situacion = 'T'`,
  )
  const rows = await selectRow<{ n: number }>(`SELECT COUNT(*) AS n FROM movimientos`)
  const p95 = percentile(samples, 0.95)
  const exact = Number(saved?.n) === ALTAS && Number(rows?.n) === ALTAS
  return [
    { que: `POST /api/tramites/alta, ${WRITERS} a la vez, p95`, cifra: ms(p95), meta: '< 150 ms', cumple: p95 < 150 },
    {
      que: `Altas perdidas o dobles entre ${ALTAS}`,
      cifra: `${Math.abs(ALTAS - Number(saved?.n)) + Math.abs(ALTAS - Number(rows?.n))}`,
      meta: '0',
      cumple: exact,
    },
  ]
}
