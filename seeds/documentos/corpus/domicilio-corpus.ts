import { ENTIDADES_FEDERATIVAS, type EntidadFederativa } from '#domain/identidad/entidades-federativas.ts'
import municipios from '#seeds/catalogos/municipios.json' with { type: 'json' }
import type { DomicilioFicticio } from '#seeds/demo/personas/persona-ficticia.ts'
import type { SeededRandom } from '#seeds/demo/personas/seeded-random.ts'

/** First two digits of the postal codes of each state, INEGI's order (public knowledge, not SEPOMEX's catalogue). */
const PREFIJOS_CP =
  '20 21-22 23 24 25-27 28 29-30 31-33 01-16 34-35 36-38 39-41 42-43 44-49 50-57 58-61 62 63 64-67 68-71 72-75 76 77 78-79 80-82 83-85 86 87-89 90 91-96 97 98-99'
    .split(' ')
    .map((range) => range.split('-').map(Number))

const VIALIDADES =
  'CALLE,CALLE,CALLE,AVENIDA,AVENIDA (AV.),PRIVADA,ANDADOR,BOULEVARD,BOULEVARD (BLVD.),CIRCUITO,CERRADA,CARRETERA,CALLEJON,CALZADA,PROLONGACION,RETORNO,CAMINO,EJE VIAL'.split(
    ',',
  )
const HEROES =
  'MORELOS,BENITO JUÁREZ,MIGUEL HIDALGO,EMILIANO ZAPATA,JOSEFA ORTIZ DE DOMÍNGUEZ,NIÑOS HÉROES,LÁZARO CÁRDENAS DEL RÍO,VENUSTIANO CARRANZA,IGNACIO ZARAGOZA,LEONA VICARIO,MARIANO MATAMOROS'.split(
    ',',
  )
const COSAS =
  'LOS OLIVOS,LAS JACARANDAS,LA ESPAÑITA,LOS FRESNOS,EL PEÑÓN,LAS PALMAS,LOS PINGÜINOS,SATURNO,LA LUNA,EL ÁLAMO,LAS AGUILAS,SAN ÁNGEL,SANTA FE,EL CAÑAVERAL,LAS BRISAS,LA NORIA,EL MEZQUITE'.split(
    ',',
  )
const FECHAS = ['5 DE MAYO', '16 DE SEPTIEMBRE', '20 DE NOVIEMBRE', '1 DE MAYO', '24 DE FEBRERO', '2 DE ABRIL']
const TITULOS = ['', '', '', 'GENERAL ', 'LICENCIADO ', 'DOCTOR ', 'PROFESORA ', 'FRAY ', 'CORONEL ']
const RUMBOS = ['', '', '', '', ' NORTE', ' SUR', ' ORIENTE', ' PONIENTE', ' PRIMERA SECCIÓN']
const ASENTAMIENTOS =
  ',,,FRACCIONAMIENTO ,BARRIO DE ,UNIDAD HABITACIONAL ,EJIDO ,COLONIA ,PUEBLO DE ,RESIDENCIAL ,AMPLIACIÓN ,RANCHO '.split(
    ',',
  )

const CON_CLAVE = ENTIDADES_FEDERATIVAS.filter(({ claveInegi }) => claveInegi !== '')

function municipioDe(claveInegi: string, random: SeededRandom): string {
  const own = (municipios as [string, string][]).filter(([clave]) => clave.startsWith(claveInegi))
  return random.pick(own)[1].toUpperCase()
}

/** The state by its long official name, as the tax office prints it. */
function nombreOficial({ nombre, alias }: EntidadFederativa): string {
  if (nombre === 'Estado de México') return 'MÉXICO'
  const official = alias.find((other) => other.startsWith(`${nombre} de `))
  return (official ?? nombre).toUpperCase()
}

function calle(random: SeededRandom): string {
  const kind = random.next()
  if (kind < 0.4) return random.pick(TITULOS) + random.pick(HEROES) + random.pick(RUMBOS)
  if (kind < 0.75) return random.pick(['', 'DE ', 'PASEO DE ']) + random.pick(COSAS) + random.pick(RUMBOS)
  if (kind < 0.9) return random.pick(FECHAS)
  if (kind < 0.95) return `${random.int(1, 99)}${random.pick(['', 'A', '-B'])}`
  return `CALLE ${random.pick(HEROES)}`
}

/** An invented street and colonia in a real municipio; parts are empty and values long as on real papers. */
export function domicilioDeCorpus(random: SeededRandom): DomicilioFicticio {
  const entidad = random.pick(CON_CLAVE)
  const [first = 20, last = first] = PREFIJOS_CP[Number(entidad.claveInegi) - 1] ?? []
  const municipio = municipioDe(entidad.claveInegi, random)
  const cruce = (): string => `${random.pick(['CALLE ', 'AVENIDA ', 'PRIVADA ', ''])}${calle(random)}`
  const cruces = random.next()
  return {
    codigoPostal: String(random.int(first, last)).padStart(2, '0') + random.digits(3),
    tipoVialidad: random.pick(VIALIDADES),
    nombreVialidad: calle(random),
    numeroExterior: exterior(random),
    numeroInterior: interior(random),
    colonia: random.pick(ASENTAMIENTOS) + random.pick([...COSAS, ...HEROES]) + random.pick(RUMBOS),
    localidad: random.chance(0.55) ? municipio : '',
    municipio,
    entidad: nombreOficial(entidad),
    entreCalle: cruces < 0.75 ? cruce() : '',
    yCalle: cruces < 0.65 ? cruce() : '',
  }
}

function exterior(random: SeededRandom): string {
  const kind = random.next()
  if (kind < 0.04) return 'S/N'
  if (kind < 0.1) return `MZ ${random.int(1, 40)} LT ${random.int(1, 60)}`
  if (kind < 0.13) return `KM ${random.int(1, 90)}.${random.int(0, 9)}`
  return `${random.int(1, 2999)}${random.pick(['', '', '', '', '-A', 'B', ' BIS', '-101'])}`
}

function interior(random: SeededRandom): string {
  if (random.chance(0.6)) return ''
  return random.pick([
    `${random.int(1, 24)}`,
    `DEPTO ${random.int(1, 12)}`,
    random.pick(['A', 'B', 'C']),
    `EDIFICIO B DEPARTAMENTO ${random.int(101, 404)}`,
    `TORRE ${random.int(1, 4)} PISO ${random.int(1, 9)}`,
    'PLANTA ALTA',
  ])
}
