import { COLONIAS_FICTICIAS, ENTIDAD_DE_COLONIAS } from './colonias-ficticias.ts'
import type { DomicilioFicticio } from './persona-ficticia.ts'
import type { SeededRandom } from './seeded-random.ts'

const VIALIDADES = [
  'CALLE',
  'CALLE',
  'CALLE',
  'AVENIDA (AV.)',
  'AVENIDA',
  'PRIVADA',
  'ANDADOR',
  'BOULEVARD',
  'CIRCUITO',
  'CERRADA',
  'CARRETERA',
]
const CALLES =
  'MORELOS,HIDALGO,JUÁREZ,5 DE MAYO,16 DE SEPTIEMBRE,20 DE NOVIEMBRE,NIÑOS HÉROES,LÁZARO CÁRDENAS,DE LOS OLIVOS,DEL PEÑÓN,LAS JACARANDAS,SIERRA DE LAURELES,JESÚS F. CONTRERAS,JOSÉ MARÍA MORELOS Y PAVÓN,CALLE MORELOS,LICENCIADO BENITO JUÁREZ GARCÍA,FRAY ANTONIO DE SEGOVIA,ROBLE,CEDRO,LUNA,SATURNO,PASEO DE LA ASUNCIÓN NORTE,CONVENCIÓN DE 1914 SUR,LA ESPAÑITA,EMILIANO ZAPATA,MANUEL M. PONCE'.split(
    ',',
  )
const SUFIJOS = ['', '', '', '', 'A', 'B', '-A', '-B', ' BIS']

/** An invented address: a real-looking street in an invented colonia; some parts are empty, as on real papers. */
export function generarDomicilio(random: SeededRandom): DomicilioFicticio {
  const { codigoPostal, colonia, municipio } = random.pick(COLONIAS_FICTICIAS)
  const conCruces = random.chance(0.7)
  return {
    codigoPostal,
    tipoVialidad: random.pick(VIALIDADES),
    nombreVialidad: random.pick(CALLES),
    numeroExterior: numeroExterior(random),
    numeroInterior: numeroInterior(random),
    colonia,
    localidad: random.chance(0.5) ? municipio : '',
    municipio,
    entidad: ENTIDAD_DE_COLONIAS,
    entreCalle: conCruces ? cruce('CALLE', random.pick(CALLES)) : '',
    yCalle: conCruces ? cruce(random.pick(['CALLE', 'AVENIDA', 'PRIVADA']), random.pick(CALLES)) : '',
  }
}

function cruce(tipo: string, calle: string): string {
  return calle.startsWith('CALLE ') ? calle : `${tipo} ${calle}`
}

function numeroExterior(random: SeededRandom): string {
  if (random.chance(0.03)) return 'S/N'
  if (random.chance(0.05)) return `MZ ${random.int(1, 40)} LT ${random.int(1, 60)}`
  return `${random.int(1, 1999)}${random.pick(SUFIJOS)}`
}

function numeroInterior(random: SeededRandom): string {
  if (random.chance(0.65)) return ''
  return random.pick([
    `${random.int(1, 24)}`,
    `DEPTO ${random.int(1, 12)}`,
    random.pick(['A', 'B', 'C']),
    `EDIF B DEPTO ${random.int(101, 404)}`,
  ])
}
