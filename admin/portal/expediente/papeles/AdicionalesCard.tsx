import { Eye, LockKeyhole } from 'lucide-react'
import { losObligatorios } from '#domain/documentos/papeles/cuantos.ts'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { useTramite } from '#admin/portal/expediente/tramite/tramite-context.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import { isDeOtraPersona, papelEquivocado } from '#domain/afiliacion/tipos/papel-equivocado.ts'
import { rowId } from '#admin/portal/expediente/paso/step-checks.ts'
import { DocsTable } from './DocsTable.tsx'
import { MotivoAjeno } from './MotivoAjeno.tsx'
import { PapelRow } from './PapelRow.tsx'
import { NotaCampo } from '#admin/portal/expediente/paso/NotaCampo.tsx'
import type { ReactElement } from 'react'

/** Documentos adicionales: the Carta Testamentaria, open once the base documents are validated, where they are asked for. */
export function AdicionalesCard(): ReactElement {
  const { model, captura, kept, editable, expediente, openVisor, reglas, update } = useTramite()
  const curp = model.valores.curp ?? ''
  // Where the three may be left out, the letter does not wait for them.
  const locked = reglas.exigePapeles && model.faltan.length > 0
  const { carta } = captura.documentos
  return (
    <Card
      flush
      off={locked}
      title="Documentos adicionales"
      aside={
        locked && (
          <>
            <Icon icon={LockKeyhole} size={14} /> Se habilita con{' '}
            {losObligatorios('documento validado', 'documentos validados')}
          </>
        )
      }
    >
      <DocsTable titulo="Documentos adicionales" seguida>
        <PapelRow
          id={rowId('carta')}
          titulo={TITULO_PAPEL.carta}
          marca={
            <>
              <span className="field-optional">(opcional)</span> <NotaCampo path="documentos.carta" />
            </>
          }
          sent={carta ? { by: carta.by, archivo: kept.archivos[carta.archivo] ?? null } : null}
          locked={locked}
          editable={editable}
          vista={
            <IconButton
              icon={Eye}
              label="Vista previa de Carta Testamentaria"
              onClick={() => openVisor({ paper: 'carta', campo: null, mode: 'vista' })}
            />
          }
          nota={
            carta && isDeOtraPersona('carta', kept.archivos[carta.archivo]?.reconocido, curp) ? (
              <MotivoAjeno
                id={fieldId('ajenos.carta')}
                aviso={papelEquivocado('carta', kept.archivos[carta.archivo]?.reconocido, curp)}
                motivo={captura.ajenos?.carta ?? ''}
                error={null}
                editable={editable}
                onChange={(motivo) => update((before) => ({ ...before, ajenos: { ...before.ajenos, carta: motivo } }))}
              />
            ) : undefined
          }
          onLoad={(file) => expediente.setCarta(file)}
          onRemove={() => expediente.remove('carta')}
        />
      </DocsTable>
    </Card>
  )
}
