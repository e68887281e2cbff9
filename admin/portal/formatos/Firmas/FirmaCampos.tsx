import { FIRMA_LIMITES } from '#domain/formatos/firma.ts'
import { ComboField, DateField, TextField } from '#admin/shared/form/fields.tsx'
import { ImagenFirma } from './ImagenFirma.tsx'
import type { CatalogoFirmas } from '#domain/formatos/firma.ts'
import type { ReactElement } from 'react'

interface FirmaCamposProps {
  catalogo: CatalogoFirmas
  /** Address of the image that is kept now. */
  imagen?: string
}

/** What a signature says: whose hand, in which post, of which account or unit, and since when. */
export function FirmaCampos({ catalogo, imagen }: FirmaCamposProps): ReactElement {
  const options = (rows: CatalogoFirmas['usuarios']) =>
    rows.map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  return (
    <>
      <TextField name="nombre" label="Nombre" maxLength={FIRMA_LIMITES.texto} />
      <TextField name="cargo" label="Cargo" maxLength={FIRMA_LIMITES.texto} />
      <ImagenFirma {...(imagen && { actual: imagen })} />
      <ComboField name="usuario_id" label="Usuario" numeric optional options={options(catalogo.usuarios)} />
      <ComboField
        name="unidad_id"
        label="O titular de"
        numeric
        optional
        options={options(catalogo.unidades)}
        help="La firma vale para quien ocupa ese lugar entre las dos fechas."
      />
      <div className="firma-fechas">
        <DateField name="desde" label="Desde" />
        <DateField name="hasta" label="Hasta" optional />
      </div>
    </>
  )
}
