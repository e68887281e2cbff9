import { isDeEntidad, type TipoCargaId } from './tipos-carga.ts'

/** Who acts on a load that was just loaded: "CRG-26-000012 quedó por validar: …". */
export const siguientePaso = ({ folio, tipo }: { readonly folio: string; readonly tipo: TipoCargaId }): string =>
  isDeEntidad(tipo)
    ? `${folio} quedó por validar: otra persona de la dependencia la valida y el instituto la aprueba.`
    : `${folio} quedó por aprobar: otra persona que carga pagos la autoriza en «Por autorizar».`
