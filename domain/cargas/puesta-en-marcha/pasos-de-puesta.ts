import { rutaVista, type NombreVista } from '#domain/acceso/vistas/vistas.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { EntidadDePuesta, PasoDePuesta, PasoId } from './puesta-en-marcha.ts'

/** What the portal has, counted. */
export interface CifrasDePuesta {
  readonly entidades: number
  readonly areas: number
  /** Categories, and those without a salary of today. */
  readonly categorias: number
  readonly sinSueldo: number
  /** Last ARCHIVO_APLICACION day from today on; null without any. */
  readonly aplicacionHasta: PlainDate | null
  /** Whether some record of parameters is in force in the quincena of today. */
  readonly conParametros: boolean
  readonly cuentas: number
  /** What no active account can do, besides an administrator: "aprobar". */
  readonly sinQuien: readonly string[]
  readonly colonias: number
}

interface Paso {
  readonly titulo: string
  readonly para: string
  readonly vista: NombreVista
  readonly hay: (cifras: CifrasDePuesta, entidades: readonly EntidadDePuesta[]) => string
  /** "" if nothing is missing. */
  readonly falta: (cifras: CifrasDePuesta, entidades: readonly EntidadDePuesta[]) => string
}

/** The steps, in the order in which each one needs those before it. */
const PASOS: Readonly<Record<PasoId, Paso>> = {
  estructura: {
    titulo: 'Estructura orgánica',
    para: 'Cada persona, cuenta y archivo es de una unidad.',
    vista: 'organicaArbol',
    hay: ({ entidades, areas }) => `${cuentaTexto(entidades, 'entidad', 'entidades')}, ${cuentaTexto(areas, 'área')}`,
    falta: ({ areas }) => (areas === 0 ? 'Faltan las entidades y sus áreas.' : ''),
  },
  categorias: {
    titulo: 'Categorías y sueldos',
    para: 'El sueldo de un alta es el de su categoría.',
    vista: 'catalogoPuestosCategorias',
    hay: ({ categorias }) => cuentaTexto(categorias, 'categoría'),
    falta: ({ categorias, sinSueldo }) =>
      categorias === 0
        ? 'Faltan las categorías y sus sueldos.'
        : sinSueldo === 0
          ? ''
          : `Sin sueldo vigente: ${cuentaTexto(sinSueldo, 'categoría')}.`,
  },
  calendario: {
    titulo: 'Calendario',
    para: 'Dice cuándo se captura, se cierra y se paga.',
    vista: 'calendarioEventos',
    hay: ({ aplicacionHasta }) =>
      aplicacionHasta === null
        ? 'Ningún día de aplicación por venir'
        : `Días de aplicación hasta el ${formatFecha(aplicacionHasta)}`,
    falta: ({ aplicacionHasta }) => (aplicacionHasta === null ? 'Faltan los días del año en curso.' : ''),
  },
  parametros: {
    titulo: 'Parámetros de los fondos',
    para: 'Con sus porcentajes se calculan las aportaciones.',
    vista: 'FondosParametros',
    hay: ({ conParametros }) => (conParametros ? 'Vigentes en la quincena de hoy' : 'Ninguno vigente'),
    falta: ({ conParametros }) => (conParametros ? '' : 'Faltan los de la quincena de hoy.'),
  },
  usuarios: {
    titulo: 'Cuentas de usuario',
    para: 'Unas personas cargan y otras aprueban.',
    vista: 'usuarios',
    hay: ({ cuentas }) => cuentaTexto(cuentas, 'cuenta activa', 'cuentas activas'),
    falta: ({ sinQuien }) => (sinQuien.length === 0 ? '' : `Falta quien pueda ${lista(sinQuien)}.`),
  },
  direcciones: {
    titulo: 'Direcciones',
    para: 'Los códigos postales completan los domicilios.',
    vista: 'direccion',
    hay: ({ colonias }) => cuentaTexto(colonias, 'asentamiento'),
    falta: ({ colonias }) => (colonias === 0 ? 'Falta el catálogo de SEPOMEX.' : ''),
  },
  padron: {
    titulo: 'Padrón inicial de cada entidad',
    para: 'Trae a las personas con su historia, antes del primer cierre de su entidad.',
    vista: 'cargas',
    hay: (_cifras, entidades) => {
      const con = entidades.filter(({ personas }) => personas > 0).length
      return `${con} de ${cuentaTexto(entidades.length, 'entidad', 'entidades')} con personas`
    },
    falta: (_cifras, entidades) => {
      const sin = entidades.filter(({ personas }) => personas === 0)
      return entidades.length > 0 && sin.length === 0
        ? ''
        : sin.length === 0
          ? 'Faltan las entidades.'
          : sinPersonas(sin)
    },
  },
}

/** Names of entities that a sentence holds. */
const NOMBRADAS = 3

function sinPersonas(sin: readonly EntidadDePuesta[]): string {
  const nombres = sin.slice(0, NOMBRADAS).map(({ nombre }) => nombre)
  const resto = sin.length - nombres.length
  return `Sin personas: ${lista(resto > 0 ? [...nombres, `${resto} más`] : nombres)}.`
}

const lista = (textos: readonly string[]): string => new Intl.ListFormat('es-MX').format(textos)

/** What a new installation must load, in order, with what is in. `vistas`: views that the user opens. */
export function pasosDePuesta(
  cifras: CifrasDePuesta,
  entidades: readonly EntidadDePuesta[],
  vistas: ReadonlySet<string>,
): PasoDePuesta[] {
  return (Object.entries(PASOS) as [PasoId, Paso][]).map(([id, { titulo, para, vista, hay, falta }]) => {
    const sin = falta(cifras, entidades)
    return {
      ...{ id, titulo, para, listo: sin === '', hay: hay(cifras, entidades), falta: sin },
      ruta: vistas.has(vista) ? rutaVista(vista) : null,
    }
  })
}
