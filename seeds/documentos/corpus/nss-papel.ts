import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { seededRandom } from '#seeds/demo/personas/seeded-random.ts'
import { ANCHO_HOJA, type Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaCorta, fechaLarga, impresa, nombreCompleto, nssConGuiones } from '#seeds/documentos/dibujo/impresion.ts'
import { bloquesDeDatos, type Dato } from './bloque-datos.ts'
import { datosDeNombre, fechaImpresa, nombreSuelto, sexoImpreso } from './datos-persona.ts'
import { encabezado, parrafo, titulo } from './encabezados.ts'
import { Flujo, type Bloque } from './flujo.ts'
import { cuentaDeSemanas, historiaLaboral } from './nss-historia.ts'
import type { RasgosNss } from './nss-rasgos.ts'
import { sellos } from './sellos.ts'
import { terminada } from './trocear.ts'

const MEMBRETE = { siglas: 'IMSS', nombre: 'Instituto Mexicano del Seguro Social', pais: 'gob.mx' }

/** One of the three IMSS papers composed from its choices. */
export function papelNssCompuesto(persona: PersonaFicticia, rasgos: RasgosNss): Papel {
  const { aspecto } = rasgos
  const titular = impresa(persona, rasgos.conAcentos)
  const flujo = new Flujo(aspecto)
  flujo.poner(encabezado(rasgos.encabezado, aspecto, MEMBRETE))
  flujo.poner(titulo(aspecto, rasgos.titulo, seededRandom(rasgos.semilla)), 4)
  flujo.poner(parrafo(aspecto, `Fecha de emisión: ${fechaCorta(rasgos.fechaEmision)}`, 8.5), 2)
  const zona = { x: aspecto.margen, ancho: ANCHO_HOJA - 2 * aspecto.margen }
  if (rasgos.diseno === 'semanas' && rasgos.semilla % 2 === 0) flujo.poner(parrafo(aspecto, 'Estimado(a),', 9.5), 8)
  flujo.poner(nombreSuelto(titular, rasgos.nombre, aspecto, zona), 4)
  CUERPOS[rasgos.diseno](flujo, titular, rasgos)
  if (rasgos.conSellos)
    for (const bloque of sellos(aspecto, `NSS:[${titular.nss}]|Fecha:[${rasgos.fechaEmision}]`)) flujo.poner(bloque, 8)
  return {
    titulo: 'IMSS',
    familia: aspecto.familia,
    hojas: flujo.terminar(() => undefined).map((hoja) => terminada(hoja, aspecto)),
  }
}

function nssImpreso(nss: string, { escritura }: RasgosNss): string {
  if (escritura === 'seguida') return nss
  return escritura === 'guiones' ? nssConGuiones(nss) : nssConGuiones(nss).replaceAll('-', ' ')
}

function claves(titular: PersonaFicticia, rasgos: RasgosNss): Dato[] {
  const curp = rasgos.conCurp ? [{ rotulo: rasgos.rotulos.curp, valor: titular.curp }] : []
  const own = { rotulo: rasgos.rotulos.nss, valor: nssImpreso(titular.nss, rasgos), clave: true }
  return rasgos.numero === 'destacado' && rasgos.diseno === 'asignacion' ? curp : [own, ...curp]
}

function identidad(titular: PersonaFicticia, rasgos: RasgosNss): Dato[] {
  const nombre = datosDeNombre(titular, rasgos.nombre, rasgos.rotulos)
  const keys = claves(titular, rasgos)
  return rasgos.primero === 'claves' ? [...keys, ...nombre] : [...nombre, ...keys]
}

/** The rows, `separacion` points below what is there. */
function ponerTabla(flujo: Flujo, datos: readonly Dato[], { aspecto }: RasgosNss, separacion: number): void {
  const zona = { x: aspecto.margen, ancho: ANCHO_HOJA - 2 * aspecto.margen }
  for (const [index, fila] of bloquesDeDatos(aspecto, datos, zona).entries())
    flujo.poner(fila, index === 0 ? separacion : 1 + aspecto.aire)
}

type Cuerpo = (flujo: Flujo, titular: PersonaFicticia, rasgos: RasgosNss) => void

const asignacion: Cuerpo = (flujo, titular, rasgos) => {
  const { aspecto } = rasgos
  ponerTabla(flujo, identidad(titular, rasgos), rasgos, 10)
  if (rasgos.numero !== 'tabla') flujo.poner(destacado(titular, rasgos), 18)
  const consejo =
    'Este número es único, permanente e intransferible. Consérvalo y entrégalo a tu patrón para que te inscriba. Verifica que tus datos sean correctos.'
  flujo.poner(parrafo(aspecto, consejo, Math.min(9, aspecto.tamano)), 16)
}

/** The number large, after the sentence that announces it or in a box. */
function destacado(titular: PersonaFicticia, rasgos: RasgosNss): Bloque {
  const { aspecto, semilla } = rasgos
  const numero = nssImpreso(titular.nss, rasgos)
  return (pluma, y) => {
    const x = aspecto.margen
    pluma.texto(x, y, 'Te informamos que tu Número de Seguridad Social es:', { tamano: 10.5 })
    if (semilla % 2 === 0) pluma.rectangulo(x, y + 18, 240, 36, { borde: aspecto.acento, radio: 5 })
    pluma.texto(x + 14, y + 27, numero, { tamano: 17, estilo: 'negrita', color: aspecto.acento, papel: 'valor' })
    if (!rasgos.conCurp) return 58
    pluma.texto(x, y + 62, `Asociado a la CURP: ${titular.curp}`, { tamano: 10 })
    return 76
  }
}

const semanas: Cuerpo = (flujo, titular, rasgos) => {
  const { aspecto } = rasgos
  ponerTabla(flujo, identidad(titular, rasgos), rasgos, 8)
  for (const bloque of cuentaDeSemanas(rasgos)) flujo.poner(bloque, 8)
  for (const bloque of historiaLaboral(titular, rasgos)) flujo.poner(bloque, 8)
  const nota =
    'La información contenida en este reporte es la que obra en los registros del Instituto a la fecha de su emisión y no prejuzga sobre derechos.'
  flujo.poner(parrafo(aspecto, nota, 8, '#555555'), 10)
}

const vigencia: Cuerpo = (flujo, titular, rasgos) => {
  const { rotulos, aspecto } = rasgos
  const civil = titular.sexo === 'M' ? 'SOLTERA' : 'SOLTERO'
  const agregado = `1${titular.sexo === 'M' ? 'F' : 'M'}${titular.fechaNacimiento.slice(0, 4)}OR`
  const datos = [
    ...identidad(titular, rasgos),
    { rotulo: rotulos.fechaNacimiento, valor: fechaImpresa(titular.fechaNacimiento, rasgos.fecha) },
    { rotulo: 'Lugar de nacimiento', valor: titular.entidadNacimiento },
    { rotulo: rotulos.sexo, valor: sexoImpreso(titular.sexo, rasgos.sexo) },
    { rotulo: 'Estado civil', valor: civil },
    { rotulo: 'Parentesco', valor: 'ASEGURADO' },
    { rotulo: 'Calidad', valor: '1' },
    { rotulo: 'Agregado médico', valor: agregado },
    { rotulo: 'UMF', valor: '010' },
    { rotulo: 'Turno', valor: 'MATUTINO' },
    { rotulo: 'Consultorio', valor: '7' },
    { rotulo: 'Delegación', valor: 'AGUASCALIENTES' },
    { rotulo: 'Vigente al', valor: fechaLarga(rasgos.fechaEmision) },
  ]
  ponerTabla(flujo, datos, rasgos, 8)
  flujo.poner(parrafo(aspecto, `Con derecho al servicio médico: SI · ${nombreCompleto(titular)}`, 9.5), 10)
}

const CUERPOS = { asignacion, semanas, vigencia } as const satisfies Record<RasgosNss['diseno'], Cuerpo>
