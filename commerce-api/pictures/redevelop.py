"""Develops a stored render again: `blender -b --python-use-system-env -P redevelop.py -- <raw folder> <target>`. For work on the filter."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import develop, stage  # noqa: E402

raw, target = sys.argv[sys.argv.index('--') + 1:][:2]
stage.begin(0)
develop.develop(raw, target)
