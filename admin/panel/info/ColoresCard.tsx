import { CircleAlert, CircleCheck, RotateCcw } from 'lucide-react'
import { ETIQUETA_INFO } from '#domain/instituto/campos-info.ts'
import {
  CAMPOS_COLOR,
  COLORES_INICIALES,
  CONTRASTE_MINIMO,
  normalizeColor,
  paresContraste,
  type CampoColor,
  type Colores,
  type ParContraste,
} from '#domain/instituto/colores.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { GuardarBarra } from './GuardarBarra.tsx'
import type { CamposInfo } from './use-campos-info.ts'
import type { ReactElement } from 'react'

const AYUDA: Readonly<Record<CampoColor, string>> = {
  color: 'Enlaces, foco y opciones activas.',
  color_botones: 'Botón principal de cada pantalla.',
  color_encabezados: 'Marca del encabezado y página de entrada.',
  color_letra: 'Texto sobre botones y encabezados.',
}

/** The four colours, each by the system's picker or by its hexadecimal text, and whether text can be read with them. */
export function ColoresCard({ campos, tried }: { campos: CamposInfo; tried: Colores }): ReactElement {
  const bad = CAMPOS_COLOR.find((campo) => normalizeColor(tried[campo]) === null)
  const pares = bad === undefined ? paresContraste(tried) : []
  const fails = pares.some(({ pasa }) => !pasa)
  const isInitial = CAMPOS_COLOR.every((campo) => normalizeColor(tried[campo]) === COLORES_INICIALES[campo])
  const impide = bad ? 'Escribe cada color como #003DA5.' : fails ? 'Hay texto que no se leería: elige otro color.' : ''
  return (
    <Card
      title="Colores"
      aside={
        <Button
          size="sm"
          variant="quiet"
          icon={RotateCcw}
          disabled={isInitial}
          onClick={() => campos.setAll(COLORES_INICIALES)}
        >
          Restaurar los iniciales
        </Button>
      }
    >
      <div className="stack">
        <div className="info-colores">
          {CAMPOS_COLOR.map((campo) => (
            <ColorField key={campo} campo={campo} campos={campos} />
          ))}
        </div>
        <Contrastes pares={pares} onUse={(campo, valor) => campos.set(campo, valor)} />
        <GuardarBarra campos={campos} label="Guardar colores" impide={impide} />
      </div>
    </Card>
  )
}

function ColorField({ campo, campos }: { campo: CampoColor; campos: CamposInfo }): ReactElement {
  const valor = campos.valor(campo)
  const normal = normalizeColor(valor)
  const label = ETIQUETA_INFO[campo]
  return (
    <Field
      id={`info-${campo}`}
      label={label}
      help={AYUDA[campo]}
      error={campos.error(campo) || (normal === null ? 'Se esperaba un color como #003DA5.' : '')}
    >
      <TextInput
        mono
        className="info-color"
        maxLength={9}
        value={valor}
        onChange={(event) => campos.set(campo, event.target.value)}
        end={
          <input
            type="color"
            className="info-muestra"
            aria-label={`${label}: elegir en la paleta`}
            value={(normal ?? '#000000').toLowerCase()}
            onChange={(event) => campos.set(campo, event.target.value.toUpperCase())}
          />
        }
      />
    </Field>
  )
}

interface ContrastesProps {
  pares: readonly ParContraste[]
  onUse: (campo: CampoColor, valor: string) => void
}

/** Each pair of text and ground with its ratio; for one that fails, the nearest colours that pass. */
function Contrastes({ pares, onUse }: ContrastesProps): ReactElement {
  return (
    <ul className="plain info-pares" aria-label={`Contraste, mínimo ${CONTRASTE_MINIMO} a 1`} aria-live="polite">
      {pares.map(({ campo, titulo, razon, pasa, sugerencias }) => (
        <li key={campo} className={pasa ? 'info-par' : 'info-par info-par-mal'}>
          <Icon icon={pasa ? CircleCheck : CircleAlert} />
          <span>
            {titulo}: <strong>{razon.toFixed(2)} a 1</strong>
            {pasa ? '' : `, y se necesita ${CONTRASTE_MINIMO}`}
          </span>
          {sugerencias.length > 0 && (
            <span className="row">
              {sugerencias.map(({ campo: of, valor }) => (
                <Button key={of} size="sm" onClick={() => onUse(of, valor)}>
                  <span className="info-chip" style={{ background: valor }} aria-hidden="true" />
                  Usar {valor} en {ETIQUETA_INFO[of].toLowerCase()}
                </Button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
