import type { Acto } from '#domain/acceso/acto.ts'

/** States of the close of an entity's quincena, as they are stored. */
export const ESTADOS_CIERRE = [
  'abierto',
  'solicitado',
  'revisado',
  'aprobado',
  'firmado',
  'aplicando',
  'cerrado',
  'anulado',
] as const
export type EstadoCierre = (typeof ESTADOS_CIERRE)[number]

/** Where a close stands for the table of acts: a closed one whose reopening was asked for is a stage of its own. */
export type EtapaCierre = EstadoCierre | 'reapertura'

/** What a person calls each stage. */
export const TEXTO_ETAPA = {
  abierto: 'Sin solicitar',
  solicitado: 'Solicitado',
  revisado: 'Revisado',
  aprobado: 'Aprobado',
  firmado: 'Firmado',
  aplicando: 'Aplicando',
  cerrado: 'Cerrado',
  reapertura: 'Reapertura pedida',
  anulado: 'Anulado',
} as const satisfies Record<EtapaCierre, string>

export const ACTOS_CIERRE = [
  'solicitar',
  'revisar',
  'aprobar',
  'firmar',
  'autorizar',
  'devolver',
  'aplicar',
  'pedir_reapertura',
  'reabrir',
  'negar_reapertura',
] as const
export type ActoCierre = (typeof ACTOS_CIERRE)[number]

/** The five signatures, in their order: five different people give them (decision 10.26). */
export const FIRMAS_CIERRE = ['solicitar', 'revisar', 'aprobar', 'firmar', 'autorizar'] as const satisfies ActoCierre[]
export type FirmaCierre = (typeof FIRMAS_CIERRE)[number]

/** Whether an act is one of the five signatures. */
export function isFirma(acto: ActoCierre): acto is FirmaCierre {
  return (FIRMAS_CIERRE as readonly ActoCierre[]).includes(acto)
}

/** Whose turn each signature is, in words. */
export const LE_TOCA = {
  solicitar: 'Solicitarlo: a quien valida los movimientos de la entidad, o a un auxiliar',
  revisar: 'Revisarlo: a un auxiliar distinto de quien lo solicitó',
  aprobar: 'Aprobarlo: al Jefe Dpto.',
  firmar: 'Firmarlo: al Director',
  autorizar: 'Firmarlo y aplicarlo: al Titular',
} as const satisfies Record<FirmaCierre, string>

export interface FilaActoCierre {
  /** From which stages, by the act of the profile that lets do it. */
  readonly turnos: Readonly<Partial<Record<Acto, readonly EtapaCierre[]>>>
  readonly hacia: EstadoCierre
  /** `otra_persona`: nobody who signed in this round, or asked for the reopening. */
  readonly quien: 'cualquiera' | 'otra_persona' | 'sistema'
  readonly necesita: 'nada' | 'nota'
  /** Which act of a profile of the institute has the next turn: those people are told. */
  readonly sigue: Acto | null
  readonly boton: string
  /** How the line of what happened tells it. */
  readonly hecho: string
}

/** The one table of states and acts of a close. Source: design/decisiones §5, §10.6 (returns), §10.26, §10.28. */
export const TABLA_CIERRE = {
  solicitar: {
    turnos: { validar: ['abierto'], revisar: ['abierto'] },
    hacia: 'solicitado',
    quien: 'cualquiera',
    necesita: 'nada',
    sigue: 'revisar',
    boton: 'Solicitar Cierre',
    hecho: 'Solicitado',
  },
  revisar: {
    turnos: { revisar: ['solicitado'] },
    hacia: 'revisado',
    quien: 'otra_persona',
    necesita: 'nada',
    sigue: 'aprobar',
    boton: 'Firmar como auxiliar',
    hecho: 'Revisado por el auxiliar',
  },
  aprobar: {
    turnos: { aprobar: ['revisado'] },
    hacia: 'aprobado',
    quien: 'otra_persona',
    necesita: 'nada',
    sigue: 'firmar',
    boton: 'Firmar como Jefe Dpto.',
    hecho: 'Aprobado por el Jefe Dpto.',
  },
  firmar: {
    turnos: { firmar: ['aprobado'] },
    hacia: 'firmado',
    quien: 'otra_persona',
    necesita: 'nada',
    sigue: 'autorizar',
    boton: 'Firmar como Director',
    hecho: 'Firmado por el Director',
  },
  autorizar: {
    turnos: { autorizar: ['firmado'] },
    hacia: 'aplicando',
    quien: 'otra_persona',
    necesita: 'nada',
    sigue: null,
    boton: 'Firmar como Titular y aplicar',
    hecho: 'Firmado por el Titular',
  },
  devolver: {
    turnos: {
      validar: ['solicitado'],
      revisar: ['solicitado', 'revisado'],
      aprobar: ['solicitado', 'revisado', 'aprobado'],
      firmar: ['solicitado', 'revisado', 'aprobado', 'firmado'],
      autorizar: ['solicitado', 'revisado', 'aprobado', 'firmado'],
    },
    hacia: 'abierto',
    quien: 'cualquiera',
    necesita: 'nota',
    sigue: null,
    boton: 'Devolver',
    hecho: 'Devuelto',
  },
  aplicar: {
    turnos: {},
    hacia: 'cerrado',
    quien: 'sistema',
    necesita: 'nada',
    sigue: null,
    boton: 'Aplicar',
    hecho: 'Aplicado',
  },
  pedir_reapertura: {
    turnos: { aprobar: ['cerrado'] },
    hacia: 'cerrado',
    quien: 'cualquiera',
    necesita: 'nota',
    sigue: 'autorizar',
    boton: 'Pedir reapertura',
    hecho: 'Reapertura pedida',
  },
  reabrir: {
    turnos: { autorizar: ['reapertura'] },
    hacia: 'anulado',
    quien: 'otra_persona',
    necesita: 'nada',
    sigue: null,
    boton: 'Firmar la reapertura',
    hecho: 'Reabierto: sus líneas quedaron sin efecto',
  },
  negar_reapertura: {
    turnos: { autorizar: ['reapertura'] },
    hacia: 'cerrado',
    quien: 'cualquiera',
    necesita: 'nota',
    sigue: null,
    boton: 'Negar la reapertura',
    hecho: 'Reapertura negada',
  },
} as const satisfies Record<ActoCierre, FilaActoCierre>

/** The signature whose turn it is at a stage; null when none is. */
export function firmaDe(etapa: EtapaCierre): FirmaCierre | null {
  const turn = (firma: FirmaCierre): readonly EtapaCierre[] =>
    Object.values<readonly EtapaCierre[]>(TABLA_CIERRE[firma].turnos).flat()
  return FIRMAS_CIERRE.find((firma) => turn(firma).includes(etapa)) ?? null
}
