import { foldText } from '#domain/identidad/normalize-text.ts'
import type { TipoCarga } from '#domain/cargas/tipo-carga.ts'

/** Titles that senders give to each field, folded and without blanks, besides its own title and key. */
const SINONIMOS: Readonly<Record<string, readonly string[]>> = {
  curp: ['clavecurp', 'cvecurp', 'curptrabajador', 'claveunica'],
  nss: ['imss', 'noimss', 'numimss', 'pbpimss', 'numeroseguridadsocial', 'numerodeseguridadsocial', 'segurosocial'],
  rfc: ['sirfc', 'rfctrabajador', 'rfcempleado', 'registrofederal'],
  interno: ['nointerno', 'numinterno', 'internoinstituto'],
  noempleado: ['numeroempleado', 'noempleado', 'numempleado', 'numemp', 'noemp', 'empleado', 'claveempleado', 'nomina'],
  nombre: ['nombre', 'sinom', 'nombretrabajador', 'nombredeltrabajador', 'nombreempleado', 'trabajador'],
  nombres: ['nombredepila', 'nombrepropio'],
  apellidoPaterno: ['apellidopaterno', 'paterno', 'appaterno', 'apaterno', 'apellido1'],
  apellidoMaterno: ['apellidomaterno', 'materno', 'apmaterno', 'amaterno', 'apellido2'],
  plaza: ['claveplaza', 'numplaza', 'noplaza', 'cveplaza', 'puestoplaza'],
  clase: ['tipo', 'tiponomina', 'tipopago', 'tipodepago', 'clasepago'],
  tipo: ['tipodesc', 'tipoprestamo', 'tipodescuento'],
  numero: ['numero', 'complementaria', 'numcomplementaria'],
  quincena: ['qna', 'quin', 'periodo', 'periodopago', 'quincenapago', 'qnapago'],
  desde: ['qnadesde', 'quincenadesde', 'periododesde'],
  hasta: ['qnahasta', 'quincenahasta', 'periodohasta'],
  sueldo: ['sueldobase', 'sueldoquincenal', 'sueldomensual', 'salario', 'salariobase', 'sdo'],
  dias: ['dias', 'diaslaborados', 'diastrabajados', 'diaspago'],
  diasAusencia: ['ausencias', 'faltas', 'diasfalta', 'diasfaltas'],
  diasIncapacidad: ['incapacidad', 'incapacidades', 'diasincap'],
  fraccion: ['fraccion', 'horas', 'fraccionplaza'],
  otrasPrestaciones: ['otras', 'prestaciones', 'otrasprest'],
  quinquenios: ['quinquenio', 'primaantiguedad', 'antiguedad'],
  porcentaje: ['porc', 'pct'],
  prestamo: ['folio', 'numprestamo', 'noprestamo', 'folioprestamo', 'numeroprestamo', 'credito'],
  retenido: ['importe', 'importeretenido', 'descontado', 'descuento', 'monto', 'montoretenido'],
  motivo: ['causa', 'motivoretencion', 'cmotcve'],
  nota: ['observaciones', 'observacion', 'comentario', 'comentarios'],
}

/** A title without accents, signs, blanks or case. */
export const tituloLlano = (titulo: string): string => foldText(titulo).replaceAll(' ', '')

/** Titles of the concept and of its amount where a row or a group of columns carries one. */
const CONCEPTO: ReadonlySet<string> = new Set(['concepto', 'cveconcepto', 'claveconcepto', 'cpto', 'cveconc'])
const IMPORTE: ReadonlySet<string> = new Set(['importe', 'monto', 'cantidad', 'importeconcepto'])

/** Whether a title is that of a concept, or of the amount of one. A number after it counts groups ("IMPORTE 2"). */
export const isTituloConcepto = (titulo: string): boolean => CONCEPTO.has(sinNumero(titulo))
export const isTituloImporte = (titulo: string): boolean => IMPORTE.has(sinNumero(titulo))
const sinNumero = (titulo: string): string => tituloLlano(titulo).replace(/(?<!\d)\d{1,3}$/, '')

/** Finds the field of a kind by the title of a column; null if no field is called so. */
export function buscadorDeCampos({ campos }: TipoCarga): (titulo: string) => string | null {
  const byTitulo = new Map<string, string>()
  const add = (titulo: string, campo: string): void => {
    if (!byTitulo.has(titulo)) byTitulo.set(titulo, campo)
  }
  for (const [campo, { titulo }] of Object.entries(campos))
    for (const own of [titulo, campo]) add(tituloLlano(own), campo)
  for (const campo of Object.keys(campos)) {
    for (const otro of SINONIMOS[campo] ?? []) add(otro, campo)
    // "FAA" is the deduction of that key.
    if (campo.includes('.')) add(tituloLlano(campo.slice(campo.indexOf('.') + 1)), campo)
  }
  return (titulo) => byTitulo.get(tituloLlano(titulo)) ?? null
}
