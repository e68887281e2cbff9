import { tipoCarga, type TipoCargaId } from './tipos-carga.ts'

/** Who acts on a load that was just loaded: "CRG-26-000012 quedó por validar: …". */
export function siguientePaso({ folio, tipo }: { readonly folio: string; readonly tipo: TipoCargaId }): string {
  const { autoriza, delInstituto, deEntidad } = tipoCarga(tipo)
  switch (autoriza.por) {
    case 'dependencia':
      return `${folio} quedó por validar: otra persona de la dependencia la valida y el instituto la aprueba.`
    case 'otra_persona':
      return `${folio} quedó por aprobar: ${autoriza.quien} la autoriza en «Por autorizar».`
    case 'nadie':
      return `${folio} quedó cargada. ${delInstituto?.hecho ?? deEntidad?.hecho ?? ''}`.trim()
  }
}

/** What decides who approves a load. */
export interface QuienAprueba {
  /** Whether somebody else of its dependency can validate it. */
  readonly hayValidador: boolean
  /** Why a jefe authorises it as well; none if no jefe is needed. */
  readonly refuerzo: readonly string[]
}

/** Who makes a load count once it is loaded, step by step; nobody where loading it is enough. */
export function pasosDeAprobacion(tipo: TipoCargaId, { hayValidador, refuerzo }: QuienAprueba): string[] {
  const { autoriza } = tipoCarga(tipo)
  switch (autoriza.por) {
    case 'dependencia':
      return [
        hayValidador
          ? 'La valida otra persona de la dependencia.'
          : 'La valida un auxiliar del instituto, con su motivo: nadie más de la dependencia puede.',
        'La aprueba un auxiliar del instituto, otra persona, en «Por autorizar».',
        ...(refuerzo.length > 0 ? [`La autoriza también un jefe de departamento. ${refuerzo.join(' ')}`] : []),
      ]
    case 'otra_persona':
      return [`La autoriza ${autoriza.quien}, en «Por autorizar».`]
    case 'nadie':
      return [...(autoriza.despues ?? [])]
  }
}
