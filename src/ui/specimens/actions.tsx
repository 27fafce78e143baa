import Download from 'lucide-react/icons/download';
import LogOut from 'lucide-react/icons/log-out';
import Pencil from 'lucide-react/icons/pencil';
import Settings from 'lucide-react/icons/settings';
import Trash from 'lucide-react/icons/trash-2';
import User from 'lucide-react/icons/user';
import { Avatar } from '../avatar';
import { Button } from '../button';
import { ButtonAnchor, ButtonLink } from '../button-link';
import { CopyButton } from '../copy-button';
import { DropdownMenu } from '../dropdown-menu';
import { IconButton } from '../icon-button';
import { Cluster } from '../stack';
import { Tooltip } from '../tooltip';
import { Specimen, SpecimenGroup } from './specimen';

export function Actions() {
  return (
    <SpecimenGroup title="Actions">
      <Specimen name="Button" note="Primary, secondary, quiet, danger.">
        <Cluster className="mb-4">
          <Button>Get the Free Pack</Button>
          <Button variant="secondary">Preview Sample</Button>
          <Button variant="quiet">Browse all templates</Button>
          <Button variant="danger">Delete draft</Button>
        </Cluster>
        <Cluster className="mb-4">
          <Button size="small">Small</Button>
          <Button size="medium">Medium</Button>
          <Button size="large">Large</Button>
          <Button size="large">
            <Download className="size-5" />
            Download All (ZIP)
          </Button>
        </Cluster>
        <Cluster>
          <Button isLoading>Preparing Your Pack...</Button>
          <Button variant="secondary" isLoading>
            Updating...
          </Button>
          <Button disabled>Buy now</Button>
          <Button variant="secondary" disabled>
            Delete Account
          </Button>
        </Cluster>
      </Specimen>
      <Specimen name="Button as a link">
        <Cluster>
          <ButtonLink to="/templates">See the templates</ButtonLink>
          <ButtonAnchor href="https://example.com/checkout" isNewTab>
            Buy for $79
          </ButtonAnchor>
          <ButtonAnchor href="mailto:support@example.com" variant="secondary">
            Email us directly
          </ButtonAnchor>
        </Cluster>
      </Specimen>
      <Specimen name="Icon button, tooltip">
        <Cluster gap="small">
          <Tooltip content="Edit source">
            <IconButton label="Edit source" icon={<Pencil />} />
          </Tooltip>
          <IconButton label="Settings" icon={<Settings />} variant="outline" />
          <IconButton label="Delete" icon={<Trash />} variant="danger" />
          <IconButton label="Edit, small" icon={<Pencil />} size="small" />
          <IconButton label="Edit, not available" icon={<Pencil />} disabled />
        </Cluster>
      </Specimen>
      <Specimen name="Copy button">
        <Cluster>
          <CopyButton text="https://example.com/a" subject="the link" />
          <CopyButton text="Post" label="Copy post" variant="quiet" />
        </Cluster>
      </Specimen>
      <Specimen name="Menu">
        <DropdownMenu
          align="start"
          trigger={
            <Button variant="quiet">
              <Avatar name="dana@example.com" />
              Account
            </Button>
          }
          heading="dana@example.com"
          items={[
            { label: 'My account', icon: <User />, to: '/account' },
            { label: 'Admin', icon: <Settings />, to: '/admin' },
            'line',
            { label: 'Sign Out', icon: <LogOut />, onSelect: () => undefined },
          ]}
        />
      </Specimen>
    </SpecimenGroup>
  );
}
