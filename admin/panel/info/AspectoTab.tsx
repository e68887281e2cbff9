import { useState } from 'react'
import { CAMPOS_COLOR } from '#domain/instituto/colores.ts'
import { LIMITES_INFO } from '#domain/instituto/campos-info.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { ColoresCard } from './ColoresCard.tsx'
import { ConflictoInfo } from './ConflictoInfo.tsx'
import { GuardarBarra } from './GuardarBarra.tsx'
import { IconoCard } from './IconoCard.tsx'
import { useCamposInfo } from './use-campos-info.ts'
import { VistaPrevia } from './VistaPrevia.tsx'
import type { Colores } from '#domain/instituto/colores.ts'
import type { InfoInstituto } from '#domain/instituto/info.ts'
import type { ReactElement } from 'react'

const NOMBRE = ['nombre'] as const

/** Name, icon and colours, with the portal's own screens in the colours being tried beside them. */
export function AspectoTab({ info }: { info: InfoInstituto }): ReactElement {
  const colores = useCamposInfo(info, CAMPOS_COLOR, 'Colores guardados')
  const tried: Colores = {
    color: colores.valor('color'),
    color_botones: colores.valor('color_botones'),
    color_encabezados: colores.valor('color_encabezados'),
    color_letra: colores.valor('color_letra'),
  }
  const [nombre, setNombre] = useState<string | null>(null)
  return (
    <div className="info-aspecto">
      <div className="stack">
        <NombreCard info={info} onTry={setNombre} />
        <IconoCard info={info} />
        <ColoresCard campos={colores} tried={tried} />
        <ConflictoInfo campos={colores} />
      </div>
      <VistaPrevia info={{ ...info, ...tried, nombre: nombre?.trim() ? nombre : info.nombre }} />
    </div>
  )
}

function NombreCard({ info, onTry }: { info: InfoInstituto; onTry: (nombre: string | null) => void }): ReactElement {
  const campos = useCamposInfo(info, NOMBRE, 'Nombre guardado')
  const discard = (): void => {
    campos.discard()
    onTry(null)
  }
  return (
    <Card title="Nombre">
      <div className="stack">
        <Field
          id="info-nombre"
          label="Nombre del instituto"
          help="Se lee en el encabezado, al entrar y en los acuses."
          error={campos.error('nombre')}
        >
          <TextInput
            maxLength={LIMITES_INFO.nombre}
            value={campos.valor('nombre')}
            onChange={(event) => {
              campos.set('nombre', event.target.value)
              onTry(event.target.value)
            }}
          />
        </Field>
        <GuardarBarra campos={{ ...campos, discard }} label="Guardar nombre" />
      </div>
      <ConflictoInfo campos={campos} />
    </Card>
  )
}
