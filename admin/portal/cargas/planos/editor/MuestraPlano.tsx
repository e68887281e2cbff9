import { useState } from 'react'
import { MUESTRA_MAX_BYTES } from '#domain/cargas/planos/plano-panel.ts'
import { TIPO_CARGA_IDS, TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import { api } from '#admin/providers/api-client.ts'
import { useUploadAct } from '#admin/shared/form/use-upload-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { OneFile } from '#admin/shared/ui/campos/OneFile.tsx'
import { RadioGroup } from '#admin/shared/ui/campos/RadioGroup.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import type { PlanoPropuesto } from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import type { ReactElement } from 'react'

/** A sample file with the layout that was proposed for it. */
export interface MuestraElegida {
  readonly tipo: TipoCargaId
  readonly archivo: File
  readonly propuesta: PlanoPropuesto
}

interface MuestraPlanoProps {
  /** Of a layout that exists; null if it has to be chosen. */
  tipo: TipoCargaId | null
  onElegida: (muestra: MuestraElegida) => void
  /** Goes on without a file; null if it is needed. */
  onSinArchivo: (() => void) | null
}

const TIPOS = TIPO_CARGA_IDS.map((value) => ({ value, label: TIPOS_CARGA[value].titulo }))

/** The first step of the editor: a file as the sender writes it. The portal proposes how to read it and keeps nothing of it. */
export function MuestraPlano({ tipo: suyo, onElegida, onSinArchivo }: MuestraPlanoProps): ReactElement {
  const [tipo, setTipo] = useState<TipoCargaId>(suyo ?? 'nomina')
  const [archivo, setArchivo] = useState<File | null>(null)
  const [falta, setFalta] = useState('')
  const act = useUploadAct<File, PlanoPropuesto>({
    call: (file, sending) => {
      const form = new FormData()
      form.set('tipo', tipo)
      form.set('file', file)
      return api.upload('POST /api/cargas/planos/propuesta', form, sending)
    },
    done: (propuesta, file) => onElegida({ tipo, archivo: file, propuesta }),
  })
  const motivo = act.campos['file'] ?? ''
  return (
    <Card title="Archivo de muestra" className="plano-muestra">
      <div className="stack">
        <p className="secondary">
          Elige un archivo como los que envía la dependencia. El portal propone cómo leerlo y tú lo corriges; del
          archivo no se guarda nada.
        </p>
        {suyo === null && (
          <RadioGroup
            legend="De qué es el archivo"
            inline
            options={TIPOS}
            value={tipo}
            onChange={(value) => setTipo(TIPO_CARGA_IDS.find((each) => each === value) ?? tipo)}
          />
        )}
        <OneFile
          file={archivo}
          onChange={(file) => {
            setArchivo(file)
            setFalta('')
            act.reset()
          }}
          title="Suelta aquí el archivo de muestra"
          help="Texto, CSV, Excel (.xlsx) o DBF. Hasta 20 MB: si pesa más, basta una parte."
          accept={{}}
          maxBytes={MUESTRA_MAX_BYTES}
          wrongKind="Elige un archivo de datos."
          missing={falta || null}
          sending={act.busy ? { share: act.share, then: 'Buscando sus columnas' } : null}
        />
        {act.error && (
          <ErrorState title={motivo || 'No se pudo leer el archivo.'} error={motivo ? undefined : act.error} />
        )}
        <div className="row">
          <Button
            variant="primary"
            busy={act.busy}
            busyText="Leyendo…"
            onClick={() => (archivo ? act.run(archivo) : setFalta('Elige un archivo de muestra.'))}
          >
            Proponer plano
          </Button>
          {onSinArchivo && (
            <Button disabled={act.busy} onClick={onSinArchivo}>
              Seguir sin archivo
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
