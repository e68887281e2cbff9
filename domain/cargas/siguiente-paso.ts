import { tipoCarga, type TipoCargaId } from './tipos-carga.ts'

/** Who acts on a load that was just loaded: "CRG-26-000012 quedó por validar: …". */
export function siguientePaso({ folio, tipo }: { readonly folio: string; readonly tipo: TipoCargaId }): string {
  const { autoriza, delInstituto } = tipoCarga(tipo)
  switch (autoriza.por) {
    case 'dependencia':
      return `${folio} quedó por validar: otra persona de la dependencia la valida y el instituto la aprueba.`
    case 'otra_persona':
      return `${folio} quedó por aprobar: ${autoriza.quien} la autoriza en «Por autorizar».`
    case 'nadie':
      return `${folio} quedó cargada. ${delInstituto?.hecho ?? ''}`.trim()
  }
}
